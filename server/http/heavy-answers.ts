import type { Socket } from 'node:net'
import { badRequest } from '#domain/text/refusal.ts'
import { serverBusy } from '#server/errors.ts'
import type { AskAside } from '#server/http/outside-calls.ts'
import { createUnreadAnswers, type AnswerMemory, type UnreadAnswers } from '#server/http/unread-answers.ts'
import { onConnectionGone } from '#server/http/connection-gone.ts'

/** How many heavy answers are made at a time. */
export interface HeavyAnswers {
  /** Of everybody. */
  readonly atOnce: number
  /** Of one caller, those that wait for their turn. */
  readonly waitingOfOne: number
  readonly waitingOfAll: number
}

/** Two cores' worth: between two of them everybody else has their turn. */
export const usualHeavyAnswers: HeavyAnswers = { atOnce: 2, waitingOfOne: 100, waitingOfAll: 1_000 }

/** Within it one heavy answer is made. */
export interface HeavyAnswerTurn {
  /** The answer is made, or will not be: the next caller has its turn. */
  end(): void
  /**
   * Others have their turn while somebody outside is waited for, which takes neither memory nor work.
   * @throws what waiting and {@link HeavyAnswerGate.enter} throw
   */
  aside: AskAside
}

export interface HeavyAnswerGate {
  /**
   * Waits until a heavy answer may be made. Callers take turns, however many each of them has asked for. A caller
   * that has not read what was made for it comes again when it has.
   * @param caller whose answer it is
   * @param connection on which they wait
   * @throws serviceUnavailable when too many wait; malformed when the caller goes away
   */
  enter(caller: number, connection: Socket): Promise<HeavyAnswerTurn>
  /** Heavy answers that are made. */
  readonly unread: UnreadAnswers
}

/**
 * Lets few answers be made at a time that are large, or that take long to work out: three hundred maps of a megabyte each would hold the
 * memory of all, and everybody up. A turn is over when the answer is made: a caller that reads slowly keeps nobody else waiting.
 * @param readMs how long a caller may take to read an answer, in milliseconds
 */
export function createHeavyAnswerGate(
  { atOnce, waitingOfOne, waitingOfAll }: HeavyAnswers,
  memory: AnswerMemory,
  readMs: number,
): HeavyAnswerGate {
  /** What starts each, by caller, in the order in which callers have their turn. */
  const waiting = new Map<number, Set<() => void>>()
  const unread = createUnreadAnswers(memory, readMs, startThose)
  let running = 0
  let waitingInAll = 0

  function startThose(): void {
    for (const [caller, own] of waiting) {
      if (running === atOnce) return
      if (!unread.hasRoom(caller)) continue
      const [start] = own
      if (start === undefined) continue
      leaveQueue(caller, start)
      // A caller that has more comes after all others.
      if (waiting.delete(caller)) waiting.set(caller, own)
      running += 1
      start()
    }
  }

  function leaveQueue(caller: number, start: () => void): void {
    const own = waiting.get(caller)
    if (!own?.delete(start)) return
    waitingInAll -= 1
    if (own.size === 0) waiting.delete(caller)
  }

  function leaveOnce(): () => void {
    let left = false
    return () => {
      if (left) return
      left = true
      running -= 1
      startThose()
    }
  }

  /** @returns ends the turn */
  function next(caller: number, connection: Socket): Promise<() => void> {
    if (connection.destroyed) return Promise.reject(gone())
    const own = waiting.get(caller) ?? new Set()
    if (own.size >= waitingOfOne || waitingInAll >= waitingOfAll) return Promise.reject(serverBusy())
    return new Promise((begin, refuse) => {
      const forget = onConnectionGone(connection, () => {
        leaveQueue(caller, start)
        refuse(gone())
      })
      function start(): void {
        forget()
        begin(leaveOnce())
      }
      own.add(start)
      waiting.set(caller, own)
      waitingInAll += 1
      startThose()
    })
  }

  return {
    unread,
    async enter(caller, connection) {
      let leave = await next(caller, connection)
      return {
        end: () => leave(),
        async aside(ask) {
          leave()
          const answer = await ask()
          leave = await next(caller, connection)
          return answer
        },
      }
    },
  }
}

/** Nobody is there to read it; it ends the request. */
function gone() {
  return badRequest('The caller went away.')
}
