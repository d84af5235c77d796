import { subscribe } from 'node:diagnostics_channel'
import { setTimeout as pause } from 'node:timers/promises'

/*
 * Background work and requests share the event loop and the database. Work that takes minutes therefore looks, between two pieces, whether
 * requests come: while they do it works on one piece at a time, or rests as long as it worked, and at full speed otherwise.
 */

/** The channel on which node:http tells of each request of this process. */
const requestStarted = 'http.server.request.start'

/** Milliseconds after a request within which the next one is expected: screens ask several times a second while people work. */
const expectedMs = 200
/** Milliseconds between two looks at whether requests still come. */
const lookMs = 50
/** Longest rest, after a piece that took seconds. Milliseconds. */
const longestRestMs = 500

/** Whether requests come to this process. */
export interface Requests {
  isAsked(): boolean
}

/** @param clock milliseconds that only go forward */
export function watchRequests(clock: () => number = () => performance.now()): Requests {
  let last = -Infinity
  subscribe(requestStarted, () => {
    last = clock()
  })
  return { isAsked: () => clock() - last < expectedMs }
}

/** Requests to this process: only one that serves any has them. */
const ownRequests = watchRequests()

/**
 * Works through items, `atOnce` at a time while nobody asks for anything, and one at a time while requests come.
 * @throws what the first work throws; work that has begun goes on
 */
export async function workThrough<Item>(
  items: readonly Item[],
  { atOnce, requests = ownRequests }: { readonly atOnce: number; readonly requests?: Requests },
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  const takeTurns = async (isFirst: boolean) => {
    while (waiting.length > 0) {
      if (!isFirst && requests.isAsked()) {
        await pause(lookMs)
        continue
      }
      const next = waiting.splice(0, 1)
      for (const item of next) await work(item)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, index) => takeTurns(index === 0)))
}

/**
 * Rests as long as the last piece of work took, if requests come.
 * @param workedMs milliseconds
 * @returns milliseconds that it rested
 * @throws when `signal` is aborted
 */
export async function restAfter(
  workedMs: number,
  signal?: AbortSignal,
  requests: Requests = ownRequests,
): Promise<number> {
  if (!requests.isAsked()) return 0
  const restMs = Math.min(Math.ceil(workedMs), longestRestMs)
  await pause(restMs, undefined, { signal })
  return restMs
}
