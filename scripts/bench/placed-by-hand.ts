import { setTimeout as pause } from 'node:timers/promises'
import { processorTimeMs } from './processor-time.ts'
import { keepSignedIn, type Caller } from './product.ts'
import type { Site } from './site.ts'

/** Processor time of an order that one caller places over HTTP, one after the other, what it wakes included, in milliseconds. */
export async function placedByHand(
  { server: { pid } }: Site,
  caller: Caller,
  order: object,
  count: number,
): Promise<number> {
  const place = async () => {
    await keepSignedIn(caller)
    const answer = await fetch(`${caller.origin}/api/delivery-orders`, {
      method: 'POST',
      headers: { ...caller.headers, 'content-type': 'application/json' },
      body: JSON.stringify(order),
    })
    if (answer.status !== 200) throw new Error(`An order was answered ${answer.status}: ${await answer.text()}`)
    await answer.arrayBuffer()
  }
  for (let turn = 0; turn < count / 5; turn++) await place()
  const before = processorTimeMs(pid)
  for (let turn = 0; turn < count; turn++) await place()
  // What others are told of them comes after the last answer.
  await pause(1_000)
  return (processorTimeMs(pid) - before) / count
}
