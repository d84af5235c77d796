import { setTimeout as pause } from 'node:timers/promises'
import { keepSignedIn, readJson, type Caller } from './product.ts'

/**
 * Milliseconds of each of so many requests, one after the other, or of those that were sent until something is over.
 * @param pauseMs between two of them, for a caller who is not to take the processor from what is measured beside
 */
export async function timesUntil(
  caller: Caller,
  path: string,
  most: number,
  over?: Promise<unknown>,
  pauseMs = 0,
): Promise<number[]> {
  const times: number[] = []
  const sending = { isOver: false }
  void over?.finally(() => (sending.isOver = true))
  while (!sending.isOver && times.length < most) {
    await keepSignedIn(caller)
    const sent = performance.now()
    await readJson<unknown>(`${caller.origin}${path}`, caller.headers)
    times.push(performance.now() - sent)
    if (pauseMs > 0) await pause(pauseMs)
  }
  return times
}
