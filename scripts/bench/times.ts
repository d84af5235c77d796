import { readJson, type Caller } from './product.ts'

/** Milliseconds of each of so many requests, one after the other, or of those that were sent until something is over. */
export async function timesUntil(
  { origin, headers }: Caller,
  path: string,
  most: number,
  over?: Promise<unknown>,
): Promise<number[]> {
  const times: number[] = []
  const sending = { isOver: false }
  void over?.finally(() => (sending.isOver = true))
  while (!sending.isOver && times.length < most) {
    const sent = performance.now()
    await readJson<unknown>(`${origin}${path}`, headers)
    times.push(performance.now() - sent)
  }
  return times
}
