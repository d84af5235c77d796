import { hasSeen, snapshotOfVersion, type Snapshot } from '#domain/events/snapshot.ts'

interface Kept {
  /** Under the API, without its query. */
  readonly path: string
  /** As the server names it; null once something has happened that it may not show. */
  version: string | null
  readonly seen: Snapshot
  body: unknown
}

/** Answers of which the body is kept, to be shown again when the server says that it has not changed. */
const mostBodies = 60
/** Answers of which is known what they show. */
const mostKept = 1_000

/** By organisation and address, the oldest first. */
const kept = new Map<string, Kept>()

/** Keeps an answer that the server can know again (server/events/unchanged-answers.ts). */
export function keepAnswer(key: string, path: string, version: unknown, body: unknown): void {
  kept.delete(key)
  const seen = typeof version === 'string' ? snapshotOfVersion(version) : null
  if (typeof version !== 'string' || seen === null) return
  if (kept.size >= mostKept) kept.clear()
  kept.set(key, { path, version, seen, body })
  const past = [...kept.values()].at(-mostBodies - 1)
  if (past) Object.assign(past, { version: null, body: null })
}

/** The version of the answer that is at hand; undefined where it has to be sent anew. */
export function versionAtHand(key: string): string | undefined {
  return kept.get(key)?.version ?? undefined
}

/**
 * The answer that the server says is unchanged.
 * @param version that it has from now on
 * @returns undefined if it was given up while that was on its way
 */
export function answerAtHand(key: string, version: unknown): { readonly body: unknown } | undefined {
  const answer = kept.get(key)
  if (answer === undefined || answer.version === null) return undefined
  keepAnswer(key, answer.path, version, answer.body)
  return answer
}

/** After an act of one's own, what is asked next is to show it, whichever process of the server answers. */
export function giveUpVersions(): void {
  for (const answer of kept.values()) Object.assign(answer, { version: null, body: null })
}

/**
 * Gives up the answers of a path that do not show what these transactions did. The process that is asked next may not have heard of
 * them yet, and would say that nothing has changed.
 * @param xids numbers of transactions; none: nobody knows which
 * @returns whether all of its answers show them, so that they need not be asked anew
 */
export function showsAll(path: string, xids: readonly number[] | null): boolean {
  const answers = [...kept].filter(([, answer]) => answer.path === path)
  const late = answers.filter(([, { seen }]) => xids === null || !xids.every((xid) => hasSeen(seen, xid)))
  for (const [key] of late) kept.delete(key)
  return answers.length > 0 && late.length === 0
}

/** Up to which transaction all of them show everything; null where there is none. */
export function shownUpTo(): number | null {
  const floors = [...kept.values()].map(({ seen }) => seen.floor)
  return floors.length === 0 ? null : Math.min(...floors)
}
