import { useEffect, useRef, useState } from 'react'
import type { OrderStatus, ProtocolDataInput, StopType } from '#generated/model/index.ts'
import { useSession } from '#src/session/session.ts'
import { type AnswerDraft, type AnswerDrafts, filesIn, printOf, withFiles } from '#src/orders/protocol/answers.ts'
import { dropTexts, keepTexts, readStoredTexts } from './stored-texts.ts'
import type { PendingStamp } from './pending-stamps.ts'
import type { Point } from './position.ts'

/** Answers that were sent and have no answer yet: sent again as they were, they are captured once. */
export interface PendingSave {
  readonly key: string
  readonly body: ProtocolDataInput
  /** What each answer was when it was sent, by the id of the action. */
  readonly prints: Readonly<Record<string, string>>
}

/** When and where answers were given to be saved: whatever is brought or sent first does not change it. */
export interface Capture {
  /** Unix seconds. */
  readonly occurredAt: number
  /** The first that the device found within its time; nowhere until then, and when it found none. */
  readonly point: Point
}

/** The move that was asked for and has no answer yet. */
export interface PendingMove {
  readonly key: string
  readonly from: OrderStatus
  /** Unix seconds. */
  readonly occurredAt: number
}

/** Everything about an order that the server does not have yet. */
export interface NextDraft {
  readonly answers: Readonly<Record<StopType, AnswerDrafts>>
  /** In the order in which they happened. */
  readonly stamps: readonly PendingStamp[]
  /** Of the answers that were given to be saved and are not saved yet. */
  readonly captures: Readonly<Partial<Record<StopType, Capture>>>
  readonly save: PendingSave | null
  readonly move: PendingMove | null
}

const nothing: NextDraft = { answers: { pickup: {}, dropoff: {} }, stamps: [], captures: {}, save: null, move: null }

export interface NextDraftState {
  readonly draft: NextDraft
  /** What it is by now, for acts that have been under way for a while. */
  readonly latest: () => NextDraft
  /** Resolves once all that the device kept is here. */
  readonly whenWhole: () => Promise<void>
  /** False once the device has no room: what was written is then lost when the page closes. */
  readonly isKept: boolean
  /** Resolves once the device keeps it, or has no room for it. */
  readonly answer: (stop: StopType, actionId: string, answer: AnswerDraft) => Promise<void>
  /** Drops answers that were saved, unless they have been written anew since. */
  readonly forget: (stop: StopType, prints: PendingSave['prints']) => void
  readonly change: (part: (last: NextDraft) => Partial<Omit<NextDraft, 'answers'>>) => void
  /** Throws away what was written at a stop, or for one action of it. */
  readonly throwAway: (stop: StopType, actionId?: string) => void
}

/** What a driver has written about an order, kept on the device until it is saved: over a reload and without a connection. */
export function useNextDraft(orderId: number): NextDraftState {
  const { me, tenant } = useSession()
  // A draft belongs to one person in one organisation.
  const key = `order-next:${tenant.id}:${me.id}:${orderId}`
  const [draft, setDraft] = useState(() => read(key))
  const [isKept, setIsKept] = useState(true)
  // Acts go on while calls are under way, and must not undo what was written in between.
  const latest = useRef(draft)
  const whole = useRef<Promise<void> | null>(null)

  const set = (next: NextDraft): Promise<void> => {
    const before = filesOf(latest.current)
    latest.current = next
    setDraft(next)
    const now = filesOf(next)
    const added = now.filter(({ id, dataUrl }) => dataUrl !== '' && !before.some((file) => file.id === id))
    const gone = before.filter(({ id }) => !now.some((file) => file.id === id)).map(({ id }) => id)
    const text = isEmptyDraft(next) ? null : textOf(next)
    const kept = added.map(({ id, dataUrl }) => ({ id, text: dataUrl }))
    const keeping = keepTexts(text === null ? kept : [...kept, { id: key, text }]).catch(() => setIsKept(false))
    if (text === null || gone.length > 0) void dropTexts(text === null ? [...gone, key] : gone)
    if (!write(key, text)) setIsKept(false)
    return keeping
  }
  const changeAnswers = (stop: StopType, next: (last: AnswerDrafts) => AnswerDrafts): Promise<void> => {
    const { answers, captures } = latest.current
    const changed = next(answers[stop])
    const { [stop]: capture, ...others } = captures
    const isLeft = capture !== undefined && Object.keys(changed).length > 0
    return set({
      ...latest.current,
      answers: { ...answers, [stop]: changed },
      captures: isLeft ? { ...others, [stop]: capture } : others,
    })
  }
  const whenWhole = () => (whole.current ??= fill())
  const fill = async () => {
    if (isEmptyDraft(latest.current)) {
      // A session that ended by itself took what localStorage had (docs/rules/session.md, "Start").
      const stored = parsed((await readStoredTexts([key])).get(key) ?? null)
      if (isEmptyDraft(latest.current) && !isEmptyDraft(stored)) void set(stored)
    }
    const ids = filesOf(latest.current).map(({ id }) => id)
    if (ids.length === 0) return
    const found = await readStoredTexts(ids)
    const { pickup, dropoff } = latest.current.answers
    void set({ ...latest.current, answers: { pickup: withFiles(pickup, found), dropoff: withFiles(dropoff, found) } })
  }
  useEffect(() => {
    void whenWhole()
  })

  return {
    draft,
    latest: () => latest.current,
    whenWhole,
    isKept,
    answer: (stop, actionId, answer) => changeAnswers(stop, (last) => ({ ...last, [actionId]: answer })),
    forget: (stop, prints) =>
      void changeAnswers(stop, (last) =>
        Object.fromEntries(Object.entries(last).filter(([id, answer]) => prints[id] !== printOf(answer))),
      ),
    change: (part) => void set({ ...latest.current, ...part(latest.current) }),
    throwAway: (stop, actionId) =>
      void changeAnswers(stop, (last) =>
        Object.fromEntries(Object.entries(last).filter(([id]) => actionId !== undefined && id !== actionId)),
      ),
  }
}

function filesOf({ answers }: NextDraft) {
  return [...filesIn(answers.pickup), ...filesIn(answers.dropoff)]
}

/** Whether nothing is left that the server does not have. */
function isEmptyDraft({ answers, stamps, save, move }: NextDraft): boolean {
  const hasAnswers = Object.values(answers).some((stop) => Object.keys(stop).length > 0)
  return stamps.length === 0 && save === null && move === null && !hasAnswers
}

function read(key: string): NextDraft {
  return parsed(localStorage.getItem(key))
}

function parsed(text: string | null): NextDraft {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    // One that was kept by an earlier version may lack what has come since.
    return isDraft(stored) ? { ...nothing, ...stored } : nothing
  } catch {
    return nothing
  }
}

/** Without the bytes of photos, which are kept beside it. */
function textOf(draft: NextDraft): string {
  return JSON.stringify(draft, (name, value: unknown) => (name === 'dataUrl' ? '' : value))
}

/** @returns false when the device has no room */
function write(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

function isDraft(value: unknown): value is NextDraft {
  if (typeof value !== 'object' || value === null) return false
  if (!('answers' in value && 'stamps' in value && 'save' in value && 'move' in value)) return false
  const { answers, stamps } = value
  return (
    Array.isArray(stamps) &&
    typeof answers === 'object' &&
    answers !== null &&
    'pickup' in answers &&
    'dropoff' in answers
  )
}
