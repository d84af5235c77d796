import { LRUCache } from 'lru-cache'
import { tooManyRequests } from '#server/errors.ts'

/** Counts the calls of each caller within a fixed window. */
export interface CallCounter {
  /**
   * @param now unix seconds
   * @throws too many requests, with the seconds that are left of the window
   */
  count(caller: string, now: number): void
}

const windowSeconds = 60
/** Callers that are remembered; the one that was quiet the longest is forgotten first. */
const callers = 20_000

/**
 * In memory, for calls that need no sign-in: each process counts for itself, which is enough to keep one address from
 * drowning it. What must hold across processes (guessing passwords) is counted in the database, see server/session.
 *
 * @param limit calls a minute and caller
 */
export function createCallCounter(limit: number): CallCounter {
  const windows = new LRUCache<string, { startedAt: number; calls: number }>({ max: callers })
  return {
    count(caller, now) {
      const window = windows.get(caller)
      if (!window || now - window.startedAt >= windowSeconds) {
        windows.set(caller, { startedAt: now, calls: 1 })
        return
      }
      window.calls += 1
      if (window.calls > limit) throw tooManyRequests(Math.max(1, window.startedAt + windowSeconds - now))
    },
  }
}
