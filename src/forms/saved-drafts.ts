import {
  createContext,
  type Dispatch,
  type SetStateAction,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { isRecord } from './schema-walk.ts'

/** What was typed into a form and is not saved, with what the form had started from. */
export interface SavedDraft {
  readonly base: unknown
  readonly data: unknown
}

/** Whose drafts are kept, and until when a form that goes away was not closed by the person. */
export interface DraftKeeper {
  readonly tenantId: number
  readonly userId: number
  /** Whether the session has ended: a form that goes away now was taken away, and comes back. */
  readonly isOver: () => boolean
}

/** Without a keeper nothing is kept. */
export const DraftKeeperContext = createContext<DraftKeeper | null>(null)

const prefix = 'form-draft:'
const longestDraft = 100_000
const mostDrafts = 10
/** Milliseconds: a working day. A person who comes back later starts from what stands there then. */
const oldestDraft = 12 * 3_600_000

interface KeptWhere {
  /** It is the same while the rest of its address changes. */
  readonly ofPath?: boolean
  /** It is not forgotten when it goes away, only once nothing is in it: one looks at something else meanwhile. */
  readonly stays?: boolean
}

/** Forgets what other people have typed in this tab. */
export function forgetDraftsOfOthers(userId: number): void {
  for (const key of keys()) if (!key.startsWith(`${prefix}${userId}:`)) sessionStorage.removeItem(key)
}

/**
 * Keeps what is typed into a form in this tab alone, for the same person in the same organisation at the same address: the session may
 * end in an open form, here or in another tab. A person who saves, discards or closes it has no draft any more.
 * @param name tells forms at one address apart
 */
export function useSavedDraft(
  name: string,
  { ofPath = false, stays = false }: KeptWhere = {},
): {
  /** What was left in this form; null where nothing was. */
  readonly kept: SavedDraft | null
  /** null: there is nothing to lose. */
  readonly keep: (draft: SavedDraft | null) => void
} {
  const keeper = useContext(DraftKeeperContext)
  const [key] = useState(() => {
    const { pathname, search } = window.location
    return keeper === null
      ? null
      : `${prefix}${keeper.userId}:${keeper.tenantId}:${pathname}${ofPath ? '' : search}#${name}`
  })
  const [kept] = useState(() => (key === null ? null : read(key)))
  const leave = useEffectEvent(() => {
    if (key !== null && !stays && keeper?.isOver() !== true) sessionStorage.removeItem(key)
  })
  useEffect(() => () => leave(), [])
  return { kept, keep: (draft) => (key === null ? undefined : write(key, draft)) }
}

/**
 * The state of a form by hand that stands again as it was left, as long as what it had started from stands too.
 * @param base what it started from: the version of what is edited
 */
export function useSavedForm<Form>(
  name: string,
  base: string | number,
  fresh: () => Form,
  isDirty: (form: Form) => boolean,
  where?: KeptWhere,
): [Form, Dispatch<SetStateAction<Form>>] {
  const { kept, keep } = useSavedDraft(name, where)
  // It was written by the same form.
  const [form, setForm] = useState<Form>(() => (kept?.base === base ? (kept.data as Form) : fresh()))
  const remember = useEffectEvent(() => keep(isDirty(form) ? { base, data: form } : null))
  useEffect(() => remember(), [form, base])
  return [form, setForm]
}

function read(key: string): SavedDraft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (!isRecord(stored) || typeof stored.at !== 'number' || Date.now() - stored.at > oldestDraft) return null
    return { base: stored.base, data: stored.data }
  } catch {
    return null
  }
}

function write(key: string, draft: SavedDraft | null): void {
  sessionStorage.removeItem(key)
  if (draft === null || !isPlain(draft.data)) return
  const text = JSON.stringify({ ...draft, at: Date.now() })
  if (text.length > longestDraft) return
  for (const old of keys().slice(0, 1 - mostDrafts)) sessionStorage.removeItem(old)
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // full or forbidden: the form can be saved all the same
  }
}

function keys(): string[] {
  return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))
}

/** Whether a value comes back from text as it was: a chosen file does not. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) return value.every(isPlain)
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain)
}
