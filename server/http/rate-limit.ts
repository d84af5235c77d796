import { LRUCache } from 'lru-cache'
import { tooManyRequests } from '#server/errors.ts'

/** What a caller may still do within the window. */
export interface CallsLeft {
  /** Calls that are allowed in a window. */
  readonly limit: number
  /** The length of a window, seconds. */
  readonly windowSeconds: number
  /** Calls that are left of it. */
  readonly remaining: number
  /** Seconds until the next one begins, at least 1. */
  readonly resetSeconds: number
  /** Whether this call was one too many. */
  readonly isOver: boolean
}

/** Counts the calls of each caller within a fixed window. */
export interface CallCounter {
  /**
   * @param now unix seconds
   * @throws too many requests, with the seconds that are left of the window
   */
  count(caller: string, now: number): void
  /** Counts a call. @param now unix seconds */
  take(caller: string, now: number): CallsLeft
  /** The same without counting one. */
  left(caller: string, now: number): CallsLeft
}

const windowSeconds = 60
/** Callers that are remembered; the one that was quiet the longest is forgotten first. */
const callers = 20_000

/**
 * In memory: each process counts for itself, which is enough to keep one address, or one token, from
 * drowning it. What must hold across processes (guessing passwords) is counted in the database, see server/session.
 *
 * @param limit calls a minute and caller
 */
export function createCallCounter(limit: number): CallCounter {
  const windows = new LRUCache<string, { startedAt: number; calls: number }>({ max: callers })

  function windowOf(caller: string, now: number) {
    const window = windows.get(caller)
    return window && now - window.startedAt < windowSeconds ? window : { startedAt: now, calls: 0 }
  }

  const leftOf = ({ startedAt, calls }: { startedAt: number; calls: number }, now: number): CallsLeft => ({
    limit,
    windowSeconds,
    remaining: Math.max(0, limit - calls),
    resetSeconds: Math.max(1, startedAt + windowSeconds - now),
    isOver: calls > limit,
  })

  function take(caller: string, now: number): CallsLeft {
    const window = windowOf(caller, now)
    window.calls += 1
    windows.set(caller, window)
    return leftOf(window, now)
  }

  return {
    take,
    left: (caller, now) => leftOf(windowOf(caller, now), now),
    count(caller, now) {
      const { isOver, resetSeconds } = take(caller, now)
      if (isOver) throw tooManyRequests(resetSeconds)
    },
  }
}
