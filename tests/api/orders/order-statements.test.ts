import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderWorld, type World } from './order-world.ts'

/*
 * Each statement is a message to the database, which costs more than most of what it asks for. These are counted, opening and
 * commit included; what they are is the product's business.
 */

let world: World
let sent: string[] = []

beforeAll(async () => {
  world = await orderWorld({ poolSize: 1 })
  // The way is asked for outside, once, and what is published is read once, its lists for each organization.
  await world.placed()
  await world.placed({}, world.callers.dispatcher)
  const client = await world.database.pool.connect()
  noteStatements(client)
  client.release()
})
afterAll(() => world.close())

function noteStatements(client: PoolClient): void {
  const query: (...args: unknown[]) => unknown = client.query.bind(client)
  Object.defineProperty(client, 'query', {
    value(first: string | { text: string }, ...rest: unknown[]) {
      sent.push(typeof first === 'string' ? first : first.text)
      return query(first, ...rest)
    },
  })
}

async function statementsOf(act: () => Promise<unknown>): Promise<number> {
  sent = []
  await act()
  return sent.length
}

test('placing an order takes less than eight statements, for a customer as for itself', async () => {
  const { scheduler, dispatcher } = world.callers
  expect(await statementsOf(() => world.placed({}, scheduler))).toBe(6)
  expect(await statementsOf(() => world.placed({}, dispatcher))).toBe(6)
})

test('placing an order that counts in a budget takes one more', async () => {
  const { scheduler, dispatcher } = world.callers
  const budget = { tenant_id: world.tenants.customer, kind: 'poNumber', monthly_cad_cents: 100_000_000 } as const
  await world.database.systemTransaction((db) =>
    db
      .insertInto('budgets')
      .values({ ...budget, value: 'PO-7781' })
      .execute(),
  )
  expect(await statementsOf(() => world.placed({}, scheduler))).toBe(7)
  expect(await statementsOf(() => world.placed({}, dispatcher))).toBe(7)
  expect(await statementsOf(() => world.placed({ poNumber: '' }, scheduler))).toBe(6)
})

test('a page of orders takes five, whatever it is filtered by', async () => {
  const { dispatcher } = world.callers
  const path = `/tenants/${dispatcher.tenantId}/paginated-delivery-orders`
  const filter = { statuses: ['created'], search: 'broadway', customerId: world.tenants.customer }
  const filtered = `${path}?pagination=${encodeURIComponent(JSON.stringify({ filter }))}`
  expect(await statementsOf(() => world.call(dispatcher, 'GET', path))).toBe(5)
  expect(await statementsOf(() => world.call(dispatcher, 'GET', filtered))).toBe(5)
})

test('the page of an order is one look, and the person another', async () => {
  const id = await world.placed()
  const { dispatcher } = world.callers
  expect(await statementsOf(() => world.call(dispatcher, 'GET', `/delivery-orders/${id}/page-view`))).toBe(4)
  expect(await statementsOf(() => world.call(dispatcher, 'GET', '/me'))).toBeLessThanOrEqual(5)
})

test('assigning many orders takes no more than assigning one', async () => {
  const { dispatcher } = world.callers
  const assign = (ids: readonly number[]) => () =>
    world.call(dispatcher, 'PUT', `/users/${world.users.driver}/delivery-orders/bulk`, { body: { ids } })
  const one = await statementsOf(assign([await world.placed()]))
  const ids = [await world.placed(), await world.placed(), await world.placed(), await world.placed()]
  expect(await statementsOf(assign(ids))).toBe(one)
})
