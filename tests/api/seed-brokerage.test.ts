import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedBrokerage } from '#server/seed/demo-brokerage.ts'
import { seedOrganisations } from '#server/seed/demo-organisations.ts'
import { startTestApp, type TestApp } from './support/app.ts'

const hour = 3_600
/** 21 November 2026 at 1:00 in Saskatchewan, where midnight is 6:00 UTC. */
const night = Date.UTC(2026, 10, 21, 7) / 1_000
const midnight = night - hour

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  app.clock.now = night
  await app.deps.systemTransaction(async (db) => {
    const world = await seedOrganisations(db, night - 60 * 24 * hour, 'nobody signs in here')
    await seedBrokerage({ db, deps: app.deps, world, names: new Map() }, night)
  })
})
afterAll(() => app.close())

const pairs = () =>
  app.database.systemTransaction((db) =>
    db
      .selectFrom('order_brokerages as b')
      .innerJoin('delivery_orders as sell', 'sell.id', 'b.sell_order_id')
      .innerJoin('delivery_orders as buy', 'buy.id', 'b.buy_order_id')
      .innerJoin('delivery_order_prices as sold', 'sold.delivery_order_id', 'sell.id')
      .innerJoin('delivery_order_prices as bought', 'bought.delivery_order_id', 'buy.id')
      .innerJoin('tenants as receiver', 'receiver.id', 'b.receiver_tenant_id')
      .select(['sell.id', 'sell.status as sell_status', 'buy.status as buy_status', 'buy.po_number', 'b.ended_at'])
      .select(['sell.driver_user_id as sell_driver', 'buy.driver_user_id as buy_driver', 'receiver.name as receiver'])
      .select(['sold.pre_tax_cents as sell_cents', 'bought.pre_tax_cents as buy_cents', 'sell.assigned_at'])
      .select(['sell.completed_at', 'buy.completed_at as buy_completed_at'])
      .orderBy('b.sell_order_id')
      .execute(),
  )

test('one order was delivered yesterday by the partner, and one is with its driver today', async () => {
  const found = await pairs()
  expect(found).toMatchObject([
    { receiver: 'Queen City Rush', sell_status: 'completed', buy_status: 'completed', ended_at: null },
    { receiver: 'Queen City Rush', sell_status: 'assigned', buy_status: 'assigned', ended_at: null },
  ])
  for (const pair of found) {
    expect(pair.po_number).toBe(String(pair.id))
    expect([pair.sell_driver, pair.buy_driver === null]).toEqual([null, false])
    expect(pair.completed_at).toBe(pair.buy_completed_at)
    expect(pair.assigned_at).toBeLessThan(midnight)
  }
})

test('something stays with the courier between', async () => {
  for (const { sell_cents: sell, buy_cents: buy } of await pairs()) {
    expect(buy).toBeGreaterThan(0)
    expect(sell).toBeGreaterThan(buy ?? 0)
  }
})

test('the delivered one has its timeline, carried up without a name, and its wait on both orders', async () => {
  const [delivered] = await pairs()
  const { updates, stamps } = await app.database.systemTransaction(async (db) => ({
    updates: await db
      .selectFrom('delivery_order_updates')
      .select(['type', 'occurred_at', 'actor_name', 'actor_tenant_name'])
      .where('delivery_order_id', '=', delivered?.id ?? 0)
      .orderBy('id')
      .execute(),
    stamps: await db.selectFrom('delivery_order_geostamps').select(['delivery_order_id', 'type', 'user_id']).execute(),
  }))
  expect(updates.map(({ type }) => type)).toEqual([
    'created',
    'created_brokered',
    'assigned',
    'geostamp_check_in',
    'geostamp_check_out',
    ...(updates.some(({ type }) => type === 'assigned_pricingUpdated') ? ['assigned_pricingUpdated'] : []),
    'assigned_pickedUp',
    'assigned_droppedOff',
    'completed',
  ])
  const times = updates.map(({ occurred_at: at }) => at)
  expect(times).toEqual(times.toSorted((left, right) => left - right))
  expect(updates.slice(2).map(({ actor_name: name }) => name)).toEqual(updates.slice(2).map(() => null))
  expect(updates.at(-1)?.actor_tenant_name).toBe('Queen City Rush')
  expect(stamps).toHaveLength(4)
  expect(stamps.filter(({ delivery_order_id: id }) => id === delivered?.id).map(({ user_id: id }) => id)).toEqual([
    null,
    null,
  ])
})
