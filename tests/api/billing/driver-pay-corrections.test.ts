import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Schema } from '#generated/handlers.ts'
import { payRunJob } from '#server/billing/pay/pay-job.ts'
import { workOff } from '#tests/api/support/work-off.ts'
import { payWorld, period, type PayWorld } from './pay-world.ts'

/* What becomes of pay after it is out, and of orders and drivers that are not as they should be. */

const worlds: PayWorld[] = []
let world: PayWorld

beforeEach(async () => {
  world = await payWorld()
  worlds.push(world)
})
afterAll(() => Promise.all(worlds.map((each) => each.close())))

/** By driver what stands on live lines of an order. */
async function paidOf(orderId: number): Promise<Record<number, number>> {
  const { rows } = await world.database.systemTransaction((db) =>
    sql<{ driver: number; cents: number }>`
      select driver_user_id as driver, sum(cents)::int as cents from pay_lines
      where is_live and delivery_order_id = ${orderId} group by 1 order by 1`.execute(db),
  )
  return Object.fromEntries(rows.map(({ driver, cents }) => [driver, cents]))
}

async function payOf(orderId: number): Promise<Schema<'DriverPay'>> {
  return (await world.ask<Schema<'DriverPay'>>('GET', `/delivery-orders/${orderId}/driver-pay`)).body
}

/** Somebody else turns out to have driven it. */
async function handTo(orderId: number, driver: number | null): Promise<void> {
  await world.database.systemTransaction((db) =>
    db.updateTable('delivery_orders').set({ driver_user_id: driver }).where('id', '=', orderId).execute(),
  )
}

test('pay follows the price up and down, at the rate that was paid, to the cent that the order says', async () => {
  const ids = [await world.completed(1), await world.completed(2), await world.completed(3)]
  const [dearer = 0, cheaper = 0, same = 0] = ids
  await world.run()
  await world.setRates({ defaultRate: 95, leaveOut: { fuel: false, waitTime: false, adjustments: false } })
  await world.edits.price(dearer, { items: [], waitTimePriceCadCents: 2_000 })
  await world.edits.price(cheaper, { items: [{ name: 'Late', priceCadCents: -700 }] })
  await world.setOwnPay(same, { rate: 60 })
  const tried = await world.preview()
  expect(tried.faults.filter(({ code }) => code !== 'noEmail')).toEqual([])
  // Adjustments of the price were left out when they were paid, and a rate of their own that is the same changes nothing.
  expect(tried).toMatchObject({ corrections: 1, orders: 0, totalCadCents: 1_200 })
  expect((await world.run()).state).toBe('done')
  for (const id of ids) {
    const { plusAdjustmentsTotalCadCents, rate } = await payOf(id)
    expect({ id, paid: Object.values(await paidOf(id)), rate }).toEqual({
      id,
      paid: [plusAdjustmentsTotalCadCents],
      rate: 60,
    })
  }
  // What is settled is not looked at again.
  const { rows } = await world.database.systemTransaction((db) =>
    sql`select from order_revenues where paid_basis is distinct from pay_basis`.execute(db),
  )
  expect(rows).toHaveLength(0)
})

test('who drove it after all gets it at their own rate, and the other gives it back once they earn enough', async () => {
  const id = await world.completed(1)
  const { plusAdjustmentsTotalCadCents: paid } = await payOf(id)
  const { driver, otherDriver } = world.users
  await world.run()
  await handTo(id, otherDriver)
  const { plusAdjustmentsTotalCadCents: due, rate } = await payOf(id)
  expect(rate).toBe(72.5)
  const tried = await world.preview()
  expect(tried).toMatchObject({ statements: 1, orders: 1, totalCadCents: due, waiting: 1 })
  expect(tried.drafts.map(({ number, totalCadCents }) => [number, totalCadCents])).toEqual([
    ['PAY-2', due],
    [null, -(paid ?? 0)],
  ])
  expect(tried.faults.filter(({ code }) => code === 'belowZero')).toMatchObject([
    { severity: 'warning', orderIds: [id] },
  ])
  const second = await world.run()
  expect(await paidOf(id)).toEqual({ [driver]: paid, [otherDriver]: due })
  await world.completed(0)
  const third = await world.run()
  expect(third).toMatchObject({ state: 'done', orders: 1, corrections: 1 })
  expect(await paidOf(id)).toEqual({ [driver]: 0, [otherDriver]: due })
  const [statement] = await world.statementsOf(third.id)
  const lines = await world.linesOf(statement?.id ?? 0)
  expect(lines.find(({ orderId }) => orderId === id)).toMatchObject({
    kind: 'correction',
    preTaxCadCents: null,
    rate: null,
    earnedCadCents: 0,
    totalCadCents: -(paid ?? 0),
    description: expect.stringContaining('which somebody else drove'),
  })
  // Reversed newest first, all is as it was.
  for (const run of [third, second]) {
    const reversed = await world.ask('PUT', `/invoice-exports/${run.id}/reverse`, { reason: 'A test' })
    expect(reversed.status).toBe(200)
  }
  expect(await paidOf(id)).toEqual({ [driver]: paid })
  expect(await world.preview()).toMatchObject({ orders: 2, corrections: 1 })
})

test('of some drivers a run leaves what others get and give back', async () => {
  const id = await world.completed(1)
  const { driver, otherDriver } = world.users
  await world.run()
  await handTo(id, otherDriver)
  await world.completed(0)
  const only = await world.run({ ...period, driverIds: [otherDriver] })
  expect(only).toMatchObject({ state: 'done', drivers: 1, driverIds: [otherDriver], statements: 1 })
  const rest = await world.preview({ ...period, driverIds: [driver] })
  expect(rest).toMatchObject({ statements: 1, orders: 1, corrections: 1 })
})

test('what was cancelled for nothing after it was paid is given back', async () => {
  const id = await world.completed(1)
  await world.completed(2)
  await world.run()
  await world.database.systemTransaction(async (db) => {
    await sql`update delivery_order_prices set total_cents = 0, pre_tax_cents = 0, tax_cents = 0, lines = '[]'
      where delivery_order_id = ${id}`.execute(db)
    await sql`update delivery_orders set status = 'cancelled', cancelled_at = completed_at, total_cents = 0 where id = ${id}`.execute(
      db,
    )
  })
  await world.completed(0)
  await world.completed(0)
  expect(await world.run()).toMatchObject({ state: 'done', orders: 2, corrections: 1 })
  expect(Object.values(await paidOf(id))).toEqual([0])
})

test('a rate of the service comes between those of the driver and the courier, everywhere', async () => {
  const { body: rates } = await world.ask<Schema<'DriverPayRates'>>('GET', world.inTenant('driver-pay-rates'))
  const [service] = rates.serviceRates
  expect(service).toMatchObject({ name: 'City Same Day', rate: null })
  const id = await world.completed(1)
  const others = await world.completed(1, {}, world.users.otherDriver)
  const serviceRates = [{ serviceId: service?.serviceId ?? 0, rate: 40 }]
  await world.setRates({ serviceRates })
  expect(await payOf(id)).toMatchObject({ rate: 40, rateFrom: 'service', defaultRate: 40 })
  expect(await payOf(others)).toMatchObject({ rate: 72.5, rateFrom: 'driver' })
  expect((await world.orders({ search: `#${id}` })).body.data[0]).toMatchObject({ rate: 40 })
  const foreign = await world.ask('PATCH', world.inTenant('driver-pay-rates'), {
    serviceRates: [{ serviceId: 999_999, rate: 1 }],
  })
  expect(foreign).toMatchObject({
    status: 422,
    body: { errors: { '/serviceRates/0/serviceId': [expect.any(String)] } },
  })
  const tried = await world.preview()
  expect(tried.faults.filter(({ code }) => code === 'rateChanged').map(({ message }) => message)).toEqual([
    expect.stringMatching(/^The rate of City Same Day was changed from none to 40 % on November \d+, 2026: /),
  ])
  const run = await world.run()
  const lines = (await Promise.all((await world.statementsOf(run.id)).map((each) => world.linesOf(each.id)))).flat()
  expect(lines.map(({ orderId, rate, rateFrom }) => [orderId, rate, rateFrom]).toSorted()).toEqual(
    [
      [id, 40, 'service'],
      [others, 72.5, 'driver'],
    ].toSorted(),
  )
  await world.setRates({ serviceRates: [{ serviceId: service?.serviceId ?? 0, rate: null }] })
  expect(
    (await world.ask<Schema<'DriverPayRates'>>('GET', world.inTenant('driver-pay-rates'))).body.serviceRates[0]?.rate,
  ).toBeNull()
})

test('a rate that was changed within the period is told, and holds for all that is not out', async () => {
  await world.completed(1, {}, world.users.otherDriver)
  await world.setRates({ rates: [{ userId: world.users.otherDriver, rate: 65 }] })
  const { faults } = await world.preview()
  expect(faults.filter(({ code }) => code === 'rateChanged')).toMatchObject([
    {
      severity: 'warning',
      driverId: world.users.otherDriver,
      message: expect.stringContaining('was changed from 72.5 % to 65 % on November'),
    },
  ])
})

test('orders without a rate or a price are named, stay due, and are paid once they have them', async () => {
  const [id, other] = [await world.completed(1), await world.completed(2)]
  await world.setRates({ defaultRate: null })
  await world.database.systemTransaction(async (db) => {
    await sql`update delivery_order_prices set total_cents = null, pre_tax_cents = null, tax_cents = null where delivery_order_id = ${other}`.execute(
      db,
    )
    await sql`update delivery_orders set total_cents = null where id = ${other}`.execute(db)
  })
  const tried = await world.preview()
  expect(tried).toMatchObject({ statements: 0, waiting: 2 })
  expect(
    tried.faults.filter(({ code }) => code.startsWith('no')).map(({ code, orderIds }) => [code, orderIds]),
  ).toEqual(
    expect.arrayContaining([
      ['noRate', [id]],
      ['noPrice', [other]],
    ]),
  )
  expect(await world.run()).toMatchObject({ state: 'failed', failure: 'There is nothing to pay any more.' })
  await world.setOwnPay(id, { rate: 50 })
  expect(await world.run()).toMatchObject({ state: 'done', orders: 1 })
  expect(await world.preview()).toMatchObject({ statements: 0, waiting: 1 })
})

test('a driver who is gone is paid, by name', async () => {
  await world.completed(1)
  await world.database.systemTransaction(async (db) => {
    await sql`update users set first_name = 'Marek', last_name = 'Kowalski', created_by_tenant_id = null
      where id = ${world.users.driver}`.execute(db)
    await db.deleteFrom('memberships').where('user_id', '=', world.users.driver).execute()
  })
  const { faults, drafts } = await world.preview()
  expect(drafts).toMatchObject([{ driver: { id: world.users.driver, name: 'Marek Kowalski' } }])
  expect(faults.map(({ code, message }) => [code, message])).toEqual([
    ['driverGone', 'Marek Kowalski does not drive for you any more, and is paid all the same.'],
  ])
  const run = await world.run()
  expect(await world.statementsOf(run.id)).toMatchObject([{ driver: { name: 'Marek Kowalski' }, email: null }])
})

test('beside which prices and rates change pays each order at one of its prices, and knows which of them changed', async () => {
  const ids: number[] = []
  for (let made = 0; made < 4; made += 1) ids.push(await world.completed(0))
  await world.ask('POST', world.inTenant('invoice-export'), period)
  const edit = (id: number, index: number) => world.edits.price(id, { items: [], waitTimePriceCadCents: 1_000 + index })
  await Promise.all([workOff(world, { of: [payRunJob] }), ...ids.map(edit)])
  await world.run()
  for (const id of ids) {
    const { plusAdjustmentsTotalCadCents } = await payOf(id)
    expect(Object.values(await paidOf(id))).toEqual([plusAdjustmentsTotalCadCents])
  }
})
