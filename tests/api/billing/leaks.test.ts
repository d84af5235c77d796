import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leakKinds, type LeakKind } from '#domain/accounting/leaks.ts'
import type { Schema } from '#generated/handlers.ts'
import { noon } from '#tests/api/orders/order-world.ts'
import { billingWorld, type BillingWorld } from './billing-world.ts'

let world: BillingWorld
/** The one order of each kind. */
const orderOf = new Map<LeakKind, number>()

beforeAll(async () => {
  world = await billingWorld()
  const { completed, edits, users } = world
  world.clock.now = noon - 2 * 86_400
  orderOf.set('notCompleted', await world.placedAt('droppedOff'))
  world.clock.now = noon
  // Of today it may still be completed.
  await world.placedAt('droppedOff')
  orderOf.set('noPrice', await completed(1))
  orderOf.set('waitNotCharged', await stamped([['pickup', 52.12, -106.66]]))
  orderOf.set('changedSinceBilled', await completed(1))
  orderOf.set('taxOfElsewhere', await completed(1))
  orderOf.set('zoneFallback', await completed(1))
  orderOf.set('noDriverRate', await completed(1, {}, users.otherDriver))
  orderOf.set('boughtDearer', await completed(1))
  orderOf.set('largeDiscount', await completed(1))
  orderOf.set(
    'longWay',
    await stamped([
      ['pickup', 52.12, -106.66],
      ['dropoff', 52.52, -106.66],
    ]),
  )
  const id = (kind: LeakKind) => orderOf.get(kind) ?? 0
  await edits.price(id('largeDiscount'), {
    items: [{ name: 'Friend of the house', priceCadCents: -2_000 }],
    confirmLargeDiscount: true,
  })
  await world.call(world.bookkeeper, 'PATCH', `/tenants/${world.tenants.courier}/bill-statuses`, {
    body: { orderIds: [id('changedSinceBilled')], billStatus: 'exported' },
  })
  await edits.price(id('changedSinceBilled'), { items: [{ name: 'Stairs', priceCadCents: 700 }] })
  await world.database.systemTransaction(async (db) => {
    const price = (order: number) => db.updateTable('delivery_order_prices').where('delivery_order_id', '=', order)
    const nothing = { lines: '[]', base_cents: null, pre_tax_cents: null, tax_cents: null, total_cents: null }
    await price(id('noPrice')).set(nothing).execute()
    await sql`update delivery_orders set dropoff_location = jsonb_set(dropoff_location, '{province}', '"AB"')
      where id = ${id('taxOfElsewhere')}`.execute(db)
    const fallback = {
      key: 'zone:fallback',
      group: 'other',
      name: 'Outside the Zones',
      priceCadCents: 950,
      reason: { rule: 'zone', input: { fallback: true } },
    }
    await price(id('zoneFallback'))
      .set({ lines: sql`lines || ${JSON.stringify([fallback])}::jsonb` })
      .execute()
    await sql`update delivery_orders set exceptions = exceptions where id = ${id('zoneFallback')}`.execute(db)
    await db.deleteFrom('driver_pay_rates').where('user_id', '=', users.otherDriver).execute()
    await db
      .insertInto('driver_pay_rates')
      .values({ tenant_id: world.tenants.courier, user_id: users.driver, rate: 60 })
      .execute()
    const pay = { defaultRate: null, leaveOut: { fuel: false, waitTime: false, adjustments: false } }
    await db
      .updateTable('courier_settings')
      .set({ driver_pay: JSON.stringify(pay) })
      .where('tenant_id', '=', world.tenants.courier)
      .execute()
    await db
      .insertInto('order_brokerages')
      .values({
        tenant_id: world.tenants.courier,
        receiver_tenant_id: world.tenants.stranger,
        sell_order_id: id('boughtDearer'),
        buy_order_id: id('changedSinceBilled'),
        agreed_pre_tax_cents: 4_932,
      })
      .execute()
  })
})
afterAll(() => world.close())

/** An order whose driver checked in there, and never out. */
async function stamped(stops: readonly (readonly ['pickup' | 'dropoff', number, number])[]): Promise<number> {
  const placed = await world.placed({ availableAt: noon - 86_400 + 900 })
  await world.assign([placed])
  await world.database.systemTransaction((db) =>
    db
      .insertInto('delivery_order_geostamps')
      .values(
        stops.map(([stop, latitude, longitude], index) => ({
          delivery_order_id: placed,
          type: 'checkin' as const,
          stop,
          latitude,
          longitude,
          occurred_at: noon - 86_400 + index,
        })),
      )
      .execute(),
  )
  await world.call(world.callers.dispatcher, 'POST', `/delivery-orders/${placed}/completed`, { body: {} })
  return placed
}

const path = (rest: string) => `/tenants/${world.tenants.courier}/${rest}`

async function leaks(filter: Schema<'RevenueLeakFilter'> = {}, sort?: string): Promise<Schema<'RevenueLeak'>[]> {
  const pagination = JSON.stringify({
    page: 0,
    pageSize: 100,
    filter,
    ...(sort && { sort: [{ field: sort, direction: 'asc' }] }),
  })
  const query = new URLSearchParams({ until: '2026-11-30', pagination })
  const { status, body } = await world.call<Schema<'RevenueLeakPage'>>(
    world.bookkeeper,
    'GET',
    path(`revenue-leaks?${query}`),
  )
  expect(status).toBe(200)
  return body.data
}

async function counts() {
  const { body } = await world.call<Schema<'RevenueLeakCounts'>>(
    world.bookkeeper,
    'GET',
    path('revenue-leak-counts?until=2026-11-30'),
  )
  return body.kinds
}

test('each kind has its order and no other, with its money and a sentence', async () => {
  for (const kind of leakKinds) {
    const found = await leaks({ leaks: [kind] })
    const others = kind === 'waitNotCharged' ? [orderOf.get('longWay')] : []
    expect([kind, found.map(({ orderId }) => orderId).toSorted()]).toEqual([
      kind,
      [orderOf.get(kind), ...others].toSorted(),
    ])
  }
  const one = async (kind: LeakKind) =>
    (await leaks({ leaks: [kind] })).find(({ orderId }) => orderId === orderOf.get(kind))
  expect(await one('changedSinceBilled')).toMatchObject({ cents: 735, detail: 'Billed at $44.44, and $51.79 now.' })
  expect(await one('boughtDearer')).toMatchObject({ cents: 700 })
  expect(await one('largeDiscount')).toMatchObject({ cents: 2_000, detail: expect.stringContaining('47 %') })
  expect(await one('zoneFallback')).toMatchObject({ cents: 950 })
  expect(await one('noPrice')).toMatchObject({ cents: null, totalCadCents: null })
  expect(await one('longWay')).toMatchObject({
    detail: 'Quoted at 14.3 km, and its stops were at least 44.5 km apart.',
  })
  expect(await one('notCompleted')).toMatchObject({ cents: 4_444, day: '2026-11-18', driver: { name: 'Ravi Patel' } })
})

test('of a day before, and of another customer, there are none', async () => {
  expect(await leaks({ customerIds: [world.tenants.stranger] })).toEqual([])
  const query = new URLSearchParams({ until: '2026-11-17' })
  const { body } = await world.call<Schema<'RevenueLeakPage'>>(world.bookkeeper, 'GET', path(`revenue-leaks?${query}`))
  expect(body.data).toEqual([])
})

test('those of which nobody can tell the money come last', async () => {
  const found = await leaks({}, 'cents')
  const known = found.flatMap(({ cents }) => cents ?? [])
  expect(known).toEqual(known.toSorted((one, other) => one - other))
  expect(found.slice(known.length).every(({ cents }) => cents === null)).toBe(true)
})

test('one that is accepted counts no more until it is other money, or opened again', async () => {
  const orderId = orderOf.get('largeDiscount') ?? 0
  const ref = { leaks: [{ orderId, leak: 'largeDiscount' }] }
  const act = (verb: string, body: object) =>
    world.call<Schema<'LeaksChanged'>>(world.bookkeeper, 'PUT', path(`revenue-leaks/${verb}`), { body })
  const open = async () => (await counts()).find(({ leak }) => leak === 'largeDiscount')

  expect((await act('accept', { ...ref, reason: ' Agreed. ' })).body).toEqual({ changed: 1 })
  expect(await open()).toMatchObject({ open: 0, accepted: 1, cents: 0 })
  expect(await leaks({ leaks: ['largeDiscount'], isAccepted: true })).toMatchObject([
    { acceptance: { reason: 'Agreed.', by: 'Bea Bookman', at: world.clock.now } },
  ])
  expect((await act('reopen', ref)).body).toEqual({ changed: 1 })
  expect(await open()).toMatchObject({ open: 1, accepted: 0, cents: 2_000 })

  await act('accept', { ...ref, reason: 'Agreed.' })
  await world.edits.price(orderId, {
    version: 2,
    items: [{ name: 'Friend of the house', priceCadCents: -2_200 }],
    confirmLargeDiscount: true,
  })
  expect(await open()).toMatchObject({ open: 1, accepted: 0, cents: 2_200 })
  expect((await act('accept', { leaks: [{ orderId, leak: 'noPrice' }], reason: 'No.' })).body).toEqual({ changed: 0 })
})

test('an order without a price that is accepted so is left out of the run', async () => {
  const preview = async () => {
    const body = { until: '2026-11-30', invoiceDate: '2026-11-20', grouping: 'CustomerMonth' }
    return (
      await world.call<Schema<'BillingRunPreview'>>(world.bookkeeper, 'POST', path('billing-export-preview'), { body })
    ).body
  }
  expect((await preview()).faults.map(({ code }) => code)).toContain('noPrice')
  const accepted = { leaks: [{ orderId: orderOf.get('noPrice'), leak: 'noPrice' }], reason: 'Next month.' }
  await world.call(world.bookkeeper, 'PUT', path('revenue-leaks/accept'), { body: accepted })
  const after = await preview()
  expect(after.faults.map(({ code }) => code)).not.toContain('noPrice')
  expect(after.leftOut).toBe(1)
})
