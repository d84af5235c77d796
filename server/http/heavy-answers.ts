import { unavailable } from '#server/errors.ts'

/** How many heavy answers are made at a time. */
export interface HeavyAnswers {
  /** Of everybody. */
  readonly atOnce: number
  /** Of one caller, those that wait for their turn. */
  readonly waitingOfOne: number
  readonly waitingOfAll: number
}

/** Two cores' worth: between two of them everybody else has their turn. */
const usual: HeavyAnswers = { atOnce: 2, waitingOfOne: 100, waitingOfAll: 1_000 }

/** Seconds after which some of those that wait have been answered. */
const retrySeconds = 5

export interface HeavyAnswerGate {
  /**
   * Waits until a heavy answer may be made. Callers take turns, whoever of them has asked for how many.
   * @param caller whose answer it is
   * @returns ends the turn
   * @throws unavailable when too many wait
   */
  enter(caller: number): Promise<() => void>
}

/**
 * Lets few answers be made at a time that are large, or that take long to work out: three hundred maps of a megabyte each would hold the
 * memory of all, and everybody up.
 */
export function createHeavyAnswerGate({ atOnce, waitingOfOne, waitingOfAll }: HeavyAnswers = usual): HeavyAnswerGate {
  /** In the order in which callers have their turn. */
  const waiting = new Map<number, (() => void)[]>()
  let running = 0
  let waitingInAll = 0

  function next(): void {
    const [first] = waiting
    if (first === undefined || running === atOnce) return
    const [caller, own] = first
    const start = own.shift()
    waiting.delete(caller)
    // Whoever has more comes after all others.
    if (own.length > 0) waiting.set(caller, own)
    waitingInAll -= 1
    running += 1
    start?.()
  }

  function leaveOnce(): () => void {
    let left = false
    return () => {
      if (left) return
      left = true
      running -= 1
      next()
    }
  }

  return {
    async enter(caller) {
      const own = waiting.get(caller) ?? []
      if (own.length >= waitingOfOne || waitingInAll >= waitingOfAll)
        throw unavailable({
          code: 'busy',
          message: 'The server is busy. Please wait a moment and try again.',
          retryAfterSeconds: retrySeconds,
        })
      await new Promise<void>((start) => {
        own.push(start)
        waiting.set(caller, own)
        waitingInAll += 1
        next()
      })
      return leaveOnce()
    },
  }
}
