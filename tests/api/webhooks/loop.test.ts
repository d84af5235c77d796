import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Schema } from '#generated/handlers.ts'
import { noon, type Caller } from '#tests/api/orders/order-world.ts'
import { startReceiver, type Receiver } from './receiver.ts'
import { webhookWorld, type Endpoint, type WebhookWorld } from './webhook-world.ts'

/*
 * Two organizations whose programs place an order for each order that they hear of, each by a token of its own: each makes the other go
 * on, and twice as many orders every time. What holds them is counted, by a clock that stands.
 */

/** A minute, of each token. */
const calls = 20

let world: WebhookWorld
let receiver: Receiver
let endpoints: Record<'courier' | 'customer' | 'third', Endpoint>
let answered: { placed: number; refused: number }

beforeAll(async () => {
  world = await webhookWorld({ tokenCallsPerMinute: calls })
  receiver = await startReceiver()
  const { owner, callers } = world
  const listen = (who: Caller, path: string) =>
    world.told(who, `${receiver.address}${path}`, { events: ['order.created'] })
  endpoints = {
    courier: await listen(owner, '/courier'),
    customer: await listen(callers.customerOwner, '/customer'),
    third: await listen(callers.stranger, '/third'),
  }
  const tokenOf = async (who: Caller) => {
    const body = { name: 'Program', scopes: ['delivery-orders.create'], days: 90 }
    const path = `/tenants/${who.tenantId}/api-tokens`
    return (await world.call<Schema<'ApiTokenMade'>>(who, 'POST', path, { body })).body.secret
  }
  const tokens: Record<string, string> = {
    '/courier': await tokenOf(owner),
    '/customer': await tokenOf(callers.customerOwner),
  }
  receiver.answer = async (response) => {
    const token = tokens[response.req.url ?? '']
    if (token !== undefined) {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const body = JSON.stringify(world.order())
      const { status } = await fetch(`${world.address}/api/delivery-orders`, { method: 'POST', headers, body })
      if (status === 200) answered.placed += 1
      else if (status === 429) answered.refused += 1
      else throw new Error(`The program was answered ${status}`)
    }
    response.writeHead(204).end()
  }
}, 60_000)
afterAll(async () => {
  await receiver.close()
  await world.close()
})
beforeEach(() => {
  answered = { placed: 0, refused: 0 }
  receiver.received.length = 0
})

const heard = (path: string) => receiver.types(path).length
const testThird = () => world.call(world.callers.stranger, 'POST', `/webhook-endpoints/${endpoints.third.id}/test`)

/** Sends, and what comes of it, until nothing more does. */
async function untilItStands(): Promise<void> {
  for (let before = -1; before < receiver.received.length;) {
    before = receiver.received.length
    await world.send()
  }
}

test('the pace of the sender holds them, and a third organization is told meanwhile', async () => {
  await world.database.systemTransaction((db) =>
    sql`update webhook_endpoints set sent_in = ${Math.floor(noon / 60)}, sent_count = 294 where id <> ${endpoints.third.id}`.execute(
      db,
    ),
  )
  await world.placed()
  await testThird()
  await untilItStands()
  expect([heard('/courier'), heard('/customer'), heard('/third')]).toEqual([6, 6, 1])
  expect(answered).toEqual({ placed: 12, refused: 0 })
  // 13 orders were placed, of which each is told six in this minute.
  const waiting = (await world.deliveries(world.owner)).filter(({ state }) => state === 'waiting')
  expect(waiting).toHaveLength(7)
})

test('the limit of their tokens ends it, and all that was placed is told', async () => {
  world.clock.now = noon + 60
  await testThird()
  await untilItStands()
  expect(heard('/third')).toBe(1)
  // Of the orders of the minute before seven waited; each token places twenty.
  expect(answered.placed).toBe(2 * calls)
  expect([heard('/courier'), heard('/customer')]).toEqual([7 + 2 * calls, 7 + 2 * calls])
  expect(answered.refused).toBe(2 * 7 + 2 * calls)
  const left = await world.deliveries(world.owner, { state: ['waiting'] })
  expect(left).toEqual([])
})
