import { setTimeout as pause } from 'node:timers/promises'
import { readJson, type Caller } from './product.ts'

/**
 * Milliseconds of each of so many requests, one after the other, or of those that were sent until something is over.
 * @param pauseMs between two of them, for a caller who is not to take the processor from what is measured beside
 */
export async function timesUntil(
  { origin, headers }: Caller,
  path: string,
  most: number,
  over?: Promise<unknown>,
  pauseMs = 0,
): Promise<number[]> {
  const times: number[] = []
  const sending = { isOver: false }
  void over?.finally(() => (sending.isOver = true))
  while (!sending.isOver && times.length < most) {
    const sent = performance.now()
    await readJson<unknown>(`${origin}${path}`, headers)
    times.push(performance.now() - sent)
    if (pauseMs > 0) await pause(pauseMs)
  }
  return times
}
