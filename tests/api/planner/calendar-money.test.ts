import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Schema } from '#generated/handlers.ts'
import { noon, type Caller } from '#tests/api/orders/order-world.ts'
import { meteredConnection, type Cost } from '#tests/api/support/metered-connection.ts'
import { plannerWorld } from './planner-world.ts'

/* What the calendar says of money, holidays and drivers, to whom, and for how much (docs/rules/planner.md, "Money of the calendar"). */

type CalendarDay = Schema<'RecurringOrderCalendar'>['data'][number]
type Occurrences = Schema<'RecurringOccurrences'>

let world: Awaited<ReturnType<typeof plannerWorld>>
let costOf: (act: () => Promise<unknown>) => Promise<Cost>
beforeAll(async () => {
  world = await plannerWorld({ poolSize: 1 })
  costOf = await meteredConnection(world.database.pool)
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.now = noon
  await world.database.systemTransaction(async (db) => {
    // Each test has the planner for itself.
    await db.updateTable('recurring_orders').set({ status: 'archived' }).execute()
    await db.deleteFrom('absences').execute()
    await db.updateTable('courier_settings').set({ holidays: '[]' }).execute()
  })
})

const calendarPath = (who: Caller, from: string, until: string, filter: Readonly<Record<string, number>> = {}) =>
  `/tenants/${who.tenantId}/recurring-order-calendar?${new URLSearchParams({ from, until, ...textsOf(filter) })}`
const textsOf = (filter: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, String(value)]))
const calendar = async (who: Caller, from: string, until: string, filter?: Readonly<Record<string, number>>) =>
  (await world.call<{ data: CalendarDay[] }>(who, 'GET', calendarPath(who, from, until, filter))).body.data
const money = (days: readonly CalendarDay[]) =>
  days.map(({ orders, revenueCadCents, unpriced }) => [orders, revenueCadCents, unpriced])
const list = (who: Caller, query: Readonly<Record<string, string>>) =>
  world.call<Occurrences>(who, 'GET', `/tenants/${who.tenantId}/recurring-order-days?${new URLSearchParams(query)}`)

/** What the lists of orders say that it costs. */
async function listedPrice(who: Caller, id: number) {
  const orders = await world.orders(id)
  const page = await world.call<Schema<'DeliveryOrderPage'>>(
    who,
    'GET',
    `/tenants/${who.tenantId}/paginated-delivery-orders`,
  )
  return page.body.data.find((order) => order.id === orders[0]?.id)?.pricing.priceCadCents ?? null
}

/** One of which the order of Monday, November 23, was made on the Sunday before. */
async function madeOnce(changes: Record<string, unknown> = {}, who?: Caller) {
  const made = await world.made(changes, who)
  world.goTo('2026-11-22', '10:00')
  await world.look()
  expect(await world.orders(made.id)).toHaveLength(1)
  return made
}

describe('the money of a day', () => {
  test('is unknown as long as no order was made, then what orders cost in lists, for the customer as for the courier', async () => {
    const { scheduler } = world.callers
    const { id } = await world.made()
    expect(money(await calendar(scheduler, '2026-11-23', '2026-11-24'))).toEqual([
      [1, 0, 1],
      [1, 0, 1],
    ])
    world.goTo('2026-11-22', '10:00')
    await world.look()
    const price = await listedPrice(scheduler, id)
    expect(price).toBeGreaterThan(0)
    for (const who of [scheduler, world.owner])
      expect(money(await calendar(who, '2026-11-23', '2026-11-28'))).toEqual([
        [1, price, 0],
        [1, price, 0],
        [1, price, 0],
        [1, price, 0],
        [1, price, 0],
        [0, 0, 0],
      ])
    const { body } = await list(scheduler, { day: '2026-11-24' })
    expect(body.data[0]).toMatchObject({ priceCadCents: price, isOwn: true })
    expect((await list(world.owner, { day: '2026-11-24' })).body.data[0]).toMatchObject({
      priceCadCents: price,
      isOwn: false,
    })
  })

  test('is what was agreed, before the first order without tax, and what a made one costs', async () => {
    const agreed = { agreedPriceCadCents: 4_500 }
    const { id } = await world.made(agreed, world.owner)
    expect(money(await calendar(world.owner, '2026-11-23', '2026-11-23'))).toEqual([[1, 4_500, 0]])
    world.goTo('2026-11-22', '10:00')
    await world.look()
    const price = await listedPrice(world.owner, id)
    expect(price).toBeGreaterThan(4_500)
    expect(money(await calendar(world.owner, '2026-11-23', '2026-11-24'))).toEqual([
      [1, price, 0],
      [1, price, 0],
    ])
  })

  test('is not told by an order that was cancelled, which itself costs what was charged', async () => {
    const { id } = await madeOnce()
    const [{ id: orderId } = { id: 0 }] = await world.orders(id)
    await world.database.systemTransaction(async (db) => {
      await db
        .updateTable('delivery_orders')
        .set({ status: 'cancelled', cancelled_at: noon, cancellation_reason: 'Not needed.' })
        .where('id', '=', orderId)
        .execute()
      await db
        .updateTable('delivery_order_prices')
        .set({ total_cents: 700 })
        .where('delivery_order_id', '=', orderId)
        .execute()
    })
    expect(money(await calendar(world.callers.scheduler, '2026-11-23', '2026-11-24'))).toEqual([
      [1, 700, 0],
      [1, 0, 1],
    ])
  })

  test('is none of those who read no prices, nor of strangers', async () => {
    await madeOnce()
    const { viewer, stranger } = world.callers
    const hidden = await calendar(viewer, '2026-11-23', '2026-11-24')
    expect(money(hidden)).toEqual([
      [1, null, 0],
      [1, null, 0],
    ])
    expect((await list(viewer, { day: '2026-11-24' })).body.data[0]).toMatchObject({ priceCadCents: null })
    const { tenantId } = world.callers.scheduler
    const foreign = `/tenants/${tenantId}/recurring-order-calendar?from=2026-11-23&until=2026-11-24`
    expect((await world.call(stranger, 'GET', foreign)).status).toBeGreaterThanOrEqual(403)
    expect(money(await calendar(stranger, '2026-11-23', '2026-11-24'))).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ])
  })

  test('is none of a supplier’s that plans for a customer and neither pays nor earns', async () => {
    const { id } = await madeOnce()
    const { stranger, customer } = world.tenants
    await world.database.systemTransaction(async (db) => {
      await db
        .insertInto('tenant_links')
        .values({ tenant_id: stranger, partner_tenant_id: customer, kind: 'supplier-customer', places_orders: true })
        .execute()
      await db.updateTable('recurring_orders').set({ tenant_id: stranger }).where('id', '=', id).execute()
    })
    expect(money(await calendar(world.callers.stranger, '2026-11-23', '2026-11-24'))).toEqual([
      [1, null, 0],
      [1, null, 0],
    ])
    expect((await list(world.callers.stranger, { day: '2026-11-24' })).body.data[0]).toMatchObject({
      priceCadCents: null,
    })
    await world.database.systemTransaction((db) =>
      db.updateTable('recurring_orders').set({ agreed_price_cad_cents: 4_500 }).where('id', '=', id).execute(),
    )
    expect((await world.read(id, world.callers.stranger)).agreedPriceCadCents).toBeNull()
  })
})

describe('holidays and days off', () => {
  test('the holiday of the courier stands on its day, for its customers as well', async () => {
    await world.made()
    const holidays = JSON.stringify([{ date: '2026-11-24', name: 'Founders’ Day' }])
    await world.database.systemTransaction((db) => db.updateTable('courier_settings').set({ holidays }).execute())
    for (const who of [world.callers.scheduler, world.owner])
      expect((await calendar(who, '2026-11-23', '2026-11-24')).map(({ holiday }) => holiday)).toEqual([
        null,
        'Founders’ Day',
      ])
  })

  test('a driver who is off on a day is counted and named, to people of the courier alone', async () => {
    const { id } = await world.made()
    await world.made({ name: 'The second' })
    const { driver, scheduler } = world.callers
    const set = await world.call(world.owner, 'PUT', `/recurring-orders/${id}/default-driver`, {
      body: { userId: driver.userId },
    })
    expect(set.status).toBe(200)
    const off = { userId: driver.userId, fromDay: '2026-11-24', untilDay: '2026-11-25' }
    await world.call(world.owner, 'POST', `/tenants/${world.owner.tenantId}/absences`, { body: off })
    const offOn = async (who: Caller) =>
      (await calendar(who, '2026-11-23', '2026-11-26')).map(({ driversOff }) => driversOff)
    expect(await offOn(world.owner)).toEqual([0, 1, 1, 0])
    expect(await offOn(scheduler)).toEqual([0, 0, 0, 0])
    const shownTo = async (who: Caller) =>
      (await list(who, { day: '2026-11-24' })).body.data.map((one) => [one.driverName, one.isDriverOff])
    expect(await shownTo(world.owner)).toEqual([
      [expect.stringMatching(/\w \w/), true],
      [null, false],
    ])
    expect(await shownTo(scheduler)).toEqual([
      [null, false],
      [null, false],
    ])
  })
})

describe('narrowed down', () => {
  test('by customer, driver and service; who drives is not to be guessed', async () => {
    const { id } = await world.made()
    const { owner, callers, tenants, service } = world
    await world.made({ name: 'Without a driver' })
    await world.call(owner, 'PUT', `/recurring-orders/${id}/default-driver`, {
      body: { userId: callers.driver.userId },
    })
    const on = async (who: Caller, filter: Readonly<Record<string, number>>) =>
      (await calendar(who, '2026-11-23', '2026-11-23', filter))[0]?.orders
    expect(await on(owner, { customerTenantId: tenants.customer })).toBe(2)
    expect(await on(owner, { customerTenantId: tenants.stranger })).toBe(0)
    expect(await on(owner, { driverUserId: callers.driver.userId })).toBe(1)
    expect(await on(callers.scheduler, { driverUserId: callers.driver.userId })).toBe(0)
    expect(await on(callers.scheduler, { serviceId: service.id })).toBe(2)
    expect(await on(callers.scheduler, { serviceId: service.id + 1_000 })).toBe(0)
    const { body } = await list(owner, { day: '2026-11-23', driverUserId: String(callers.driver.userId) })
    expect(body).toMatchObject({ total: 1, data: [{ day: { recurringOrderId: id } }] })
  })

  test.each([['customerTenantId=0'], ['driverUserId=x'], ['serviceId=1.5'], ['until=2026-11-31'], ['until=tomorrow']])(
    'what is no id, or no day, is refused: %s',
    async (query) => {
      const { scheduler } = world.callers
      const path = `/tenants/${scheduler.tenantId}/recurring-order-days?day=2026-11-23&${query}`
      expect((await world.call(scheduler, 'GET', path)).status).toBeGreaterThanOrEqual(400)
    },
  )
})

describe('the list of a week', () => {
  test('has its days one after the other, each by the clock', async () => {
    await world.made({ name: 'Noon', pickupFromS: 12 * 3_600 })
    await world.made({ name: 'Early', pickupFromS: 7 * 3_600 })
    const { body } = await list(world.callers.scheduler, { day: '2026-11-23', until: '2026-11-29', limit: '3' })
    expect(body.total).toBe(10)
    expect(body.data.map(({ day, name }) => [day.runsOn, name])).toEqual([
      ['2026-11-23', 'Early'],
      ['2026-11-23', 'Noon'],
      ['2026-11-24', 'Early'],
    ])
  })

  test('is no longer than one, and ends no earlier than it begins', async () => {
    const { scheduler } = world.callers
    expect(await list(scheduler, { day: '2026-11-23', until: '2026-11-30' })).toMatchObject({
      status: 422,
      body: { errors: { '/until': ['At most seven days at once'] } },
    })
    expect(await list(scheduler, { day: '2026-11-23', until: '2026-11-22' })).toMatchObject({
      status: 422,
      body: { errors: { '/until': ['Must not be before the first day'] } },
    })
  })
})

test('what it asks of the database does not grow with the recurring orders of a batch', async () => {
  const { id } = await madeOnce()
  const [week, day] = [
    () => calendar(world.owner, '2026-11-23', '2027-01-17'),
    () => list(world.owner, { day: '2026-11-23', until: '2026-11-29' }),
  ]
  const statements = async () => [(await costOf(week)).statements, (await costOf(day)).statements]
  // Until statements are kept prepared.
  for (let turn = 0; turn < 3; turn += 1) await statements()
  const few = await statements()
  await world.copied(id, 150)
  expect(await statements()).toEqual(few)
  // Four are the caller's signing in, the rest the session and: the plan, days off, own calendar or names, rules, couriers, days, prices.
  expect(Math.max(...few)).toBeLessThanOrEqual(14)
})
