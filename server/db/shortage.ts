import type { Refusal } from '#domain/text/refusal.ts'
import { serviceUnavailable } from '#server/errors.ts'
import type { Log } from '#server/log.ts'

/** Seconds: an operator needs longer to make room than a PostgreSQL to restart. */
const retryAfterS = 30

/** Milliseconds from one line of the log to the next. */
const logEveryMs = 60_000

/** Milliseconds for which it counts as short after the last refusal: nobody may have written meanwhile. */
const shortForMs = 300_000

/** The words for SQLSTATE class 53: PostgreSQL answers, and has not enough of something. */
const reasons: Readonly<Record<string, string>> = {
  '53100': 'The disk of the database is full.',
  '53200': 'The database has no memory left.',
  '53300': 'The database takes no more connections.',
  '53400': 'The database has reached a limit of its configuration.',
}
const otherReason = 'The database has not enough resources.'

/** The shortage of the database of a pool, as this process met it. */
export interface DatabaseShortage {
  /** The log that is told; null until there is one. */
  log: Log | null
  /**
   * Notes an error of PostgreSQL, and logs it at most once a minute.
   * @returns whether it says that the database is short of something
   */
  note(error: unknown): boolean
  /** The last shortage that it told of, and when (unix seconds); null: none, as far as is known. */
  now(): { readonly reason: string; readonly at: number } | null
}

export function createShortage(clock: () => number = Date.now): DatabaseShortage {
  let last: { readonly reason: string; readonly atMs: number } | null = null
  let loggedMs: number | null = null
  return {
    log: null,
    note(error) {
      const reason = shortageOf(error)
      if (reason === null) return false
      const atMs = clock()
      last = { reason, atMs }
      if (this.log !== null && (loggedMs === null || atMs - loggedMs >= logEveryMs)) {
        loggedMs = atMs
        this.log.error({ err: error }, `${reason} What needs it is refused until there is more.`)
      }
      return true
    },
    now() {
      if (last === null || clock() - last.atMs >= shortForMs) return null
      return { reason: last.reason, at: Math.floor(last.atMs / 1000) }
    },
  }
}

/** Names the shortage in words; null: it is another error. */
function shortageOf(error: unknown): string | null {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return null
  return /^53\w{3}$/.test(error.code) ? (reasons[error.code] ?? otherReason) : null
}

/** 503 for what the database is short of; null: it is another error. Nothing of the transaction was written. */
export function shortageError(error: unknown): Refusal | null {
  const reason = shortageOf(error)
  if (reason === null) return null
  return serviceUnavailable({
    code: 'database_short',
    message: `${reason} Nothing was saved. Try again once those who look after the installation have seen to it.`,
    retryAfterSeconds: retryAfterS,
    cause: error,
  })
}
