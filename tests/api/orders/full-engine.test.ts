import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seededFuelRows } from '#domain/pricing/fuel-table.ts'
import type { PriceLine } from '#domain/pricing/types.ts'
import { roles } from '#domain/access/roles.ts'
import type { Schema } from '#generated/handlers.ts'
import { editingTests, type EditingTests } from './editing-support.ts'
import { insertRevision, insertUser } from './order-fixtures.ts'
import { noon, orderWorld, type Caller, type World } from './order-world.ts'
import { records } from './records-support.ts'

/** A service that uses the whole engine, ordered and edited over HTTP. */

let world: World
let edits: EditingTests
let ids: Awaited<ReturnType<typeof insertRevision>>
let ownerId: number

/** A square around a place, in degrees. */
const around = (lat: number, lng: number, half: number): [number, number][] => [
  [lat - half, lng - half],
  [lat - half, lng + half],
  [lat + half, lng + half],
  [lat + half, lng - half],
]
const zone = { flatFeeCadCents: 0, multiplier: 1, priority: 'medium' } as const

beforeAll(async () => {
  world = await orderWorld()
  edits = editingTests(world)
  const { courier } = world.tenants
  ids = await world.database.systemTransaction(async (db) => {
    await db
      .updateTable('courier_settings')
      .set({ holidays: JSON.stringify(['2026-12-24', '2026-12-25'].map((date) => ({ date, name: 'Christmas' }))) })
      .where('tenant_id', '=', courier)
      .execute()
    await db
      .insertInto('fuel_tables')
      .values({
        tenant_id: courier,
        fuel_type: 'regular',
        effective_from: '2026-01-01',
        rows: JSON.stringify(seededFuelRows),
      })
      .execute()
    const price = (date: string, dollars_per_litre: number) => ({
      tenant_id: courier,
      fuel_type: 'regular' as const,
      date,
      dollars_per_litre,
    })
    await db
      .insertInto('fuel_prices')
      .values([price('2026-10-05', 1.06), price('2026-10-12', 1.08), price('2026-11-16', 1.2)])
      .execute()
    ownerId = await insertUser(db, courier, 'Olga Owner', [roles.owner])
    return insertRevision(db, courier, world.service.id, 2, {
      timesOfDay: [
        {
          id: 1,
          name: 'Lunch',
          days: ['friday'],
          from: 43_200,
          to: 46_800,
          charge: { amountCadCents: 500 },
          stacks: false,
        },
        { id: 2, name: 'Holidays', days: ['holiday'], from: 0, to: 86_400, charge: { percent: 100 }, stacks: false },
      ],
      timeRanges: [{ id: 1, name: 'Tight', from: 0, to: 7_200, charge: { percent: 10 } }],
      serviceMap: {
        id: 1,
        name: 'Saskatoon',
        fallbackFeeCadCents: null,
        zones: [
          { ...zone, id: 1, name: 'Centre', bounds: around(52.12, -106.66, 0.01), flatFeeCadCents: 300 },
          { ...zone, id: 2, name: 'South', bounds: around(52.09, -106.66, 0.01), multiplier: 1.1 },
        ],
      },
      maximumCadCents: 5_500,
      fuelSurchargeOf: 'subtotal',
      waitTime: { freeMinutes: 5, incrementMinutes: 1, centsPerMinute: 100, capCents: null },
    })
  })
})
afterAll(() => world.close())

const order = () => ({ serviceSpeedId: ids.rush, parcels: [{ parcelTypeId: ids.box, quantity: 2, weightKg: 30 }] })

async function storedLines(id: number): Promise<Record<string, number>> {
  const { lines } = await world.database.systemTransaction((db) =>
    db
      .selectFrom('delivery_order_prices')
      .select('lines')
      .where('delivery_order_id', '=', id)
      .executeTakeFirstOrThrow(),
  )
  return Object.fromEntries((lines as PriceLine[]).map(({ key, priceCadCents }) => [key, priceCadCents]))
}

/*
 * Friday 12:15, promised within 90 minutes. B = 1200 + 9.3 km x 110 = 1023 + 4 steps x 150 = 600 + 2 x 100 = 3023.
 * Rush 40 % = 1209.2, lunch 500, tight 10 % = 302.3, the centre at the pickup 300, the south at the drop-off 10 % = 302.3:
 * 3023 + 1209 + 500 + 302 + 300 + 302 = 5636, at most 5500: -136. Fuel of October, (1.06 + 1.08) / 2 = 1.07 in the row from 1.06:
 * 14.5 % of 5500 = 797.5. Before tax 6298, GST 5 % = 314.9.
 */
const fridayLines = () => ({
  base_fee: 1_200,
  distance_range: 1_023,
  weight_range: 600,
  [`parcel_type:${ids.box}`]: 200,
  [`service_speed:${ids.rush}`]: 1_209,
  'time_of_day:1': 500,
  'time_range:1': 302,
  'zone:1': 300,
  'zone:2': 302,
  maximum: -136,
  fuel_surcharge: 798,
  wait_time: 0,
  'tax:GST': 315,
})

test('an order is priced by windows, promise, zones, bounds, fuel and tax of its day, in the preview as when it is placed', async () => {
  const preview = await world.call<Schema<'DeliveryOrderPreview'>>(
    world.callers.scheduler,
    'POST',
    '/delivery-orders/preview',
    {
      body: world.order(order()),
    },
  )
  expect(preview.body.pricing.priceCadCents).toBe(6_613)
  const id = await world.placed(order())
  expect(await storedLines(id)).toEqual(fridayLines())
  expect((await edits.page(id)).pricing.priceCadCents).toBe(6_613)
})

async function listedZone(who: Caller, orderId: number): Promise<string | null | undefined> {
  const path = `/tenants/${who.tenantId}/paginated-delivery-orders`
  const { body } = await world.call<Schema<'DeliveryOrderPage'>>(who, 'GET', path)
  return body.data.find(({ id }) => id === orderId)?.dropoffZone
}

test('lists say the zone of the drop-off to the courier, also of orders from before it was kept, and to nobody else', async () => {
  const id = await world.placed(order())
  expect(await listedZone(world.callers.dispatcher, id)).toBe('South')
  expect(await listedZone(world.callers.scheduler, id)).toBeNull()

  const mending = await readFile('server/db/migrations/0120_zones_of_drop_offs.sql', 'utf8')
  const client = await world.database.pool.connect()
  try {
    await client.query('begin; alter table delivery_orders drop column dropoff_zone')
    await client.query(mending)
    await client.query('set local role waybill_system')
    const { rows } = await client.query('select dropoff_zone from delivery_orders where id = $1', [id])
    expect(rows).toEqual([{ dropoff_zone: 'South' }])
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('waiting follows the rules of the service, not those of the courier', async () => {
  const on = records(world)
  await on.chargeWaiting({ freeMinutes: 0, incrementMinutes: 1, centsPerMinute: 1, capCents: null })
  const id = await world.placed(order())
  await world.assign([id])
  const available = noon + 900
  world.clock.now = available + 3_600
  await on.waits(id, available, available + 22 * 60)
  world.clock.now = noon
  // 17 of 22 minutes at 100; GST 5 % of 6298 + 1700 = 399.9.
  expect(await storedLines(id)).toEqual({ ...fridayLines(), wait_time: 1_700, 'tax:GST': 400 })
})

/*
 * Christmas, a Friday as well: a holiday is its own weekday, so 100 % of B and no lunch. Any time promises nothing, so no range:
 * 3023 + 3023 + 300 + 302 = 6648, at most 5500: -1148. From December 15 the fuel of November counts, 1.20: 18 % of 5500 = 990.
 * Before tax 6490, GST 5 % = 324.5.
 */
test('with another time or speed the day, its fuel and the promise are looked up anew, and the preview says the same', async () => {
  const id = await world.placed(order())
  const changes = {
    availableDate: Date.parse('2026-12-25T18:00:00Z') / 1_000,
    overrideSelectedServiceSpeedId: ids.anyTime,
    overrideSelectedParcelTypeIds: [ids.box],
    overrideParcelDetails: [edits.box({ parcelId: ids.box })],
  }
  const preview = await edits.ask<Schema<'OverridePricingPreview'>>(
    'POST',
    id,
    'overrides/price-preview',
    edits.overrides(changes),
  )
  expect(preview.body.overridePricingPreview?.priceCadCents).toBe(6_815)
  expect((await edits.edit(id, changes)).status).toBe(200)
  expect(await storedLines(id)).toEqual({
    base_fee: 1_200,
    distance_range: 1_023,
    weight_range: 600,
    [`parcel_type:${ids.box}`]: 200,
    [`service_speed:${ids.anyTime}`]: 0,
    'time_of_day:2': 3_023,
    'zone:1': 300,
    'zone:2': 302,
    maximum: -1_148,
    fuel_surcharge: 990,
    wait_time: 0,
    'tax:GST': 325,
  })
})

test('each line is explained: to the office with arithmetic and setting, to the customer without, to nobody who reads no prices', async () => {
  const { dispatcher, scheduler, viewer, stranger } = world.callers
  const id = await world.placed(order())
  const asked = async (who: typeof dispatcher) =>
    world.call<Schema<'PriceExplanation'>>(who, 'GET', `/delivery-orders/${id}/price-explanation`)
  const office = await asked(dispatcher)
  expect(Object.fromEntries(office.body.data.map(({ key, priceCadCents }) => [key, priceCadCents]))).toEqual(
    fridayLines(),
  )
  const lineOf = ({ data }: Schema<'PriceExplanation'>, wanted: string) => data.find(({ key }) => key === wanted)
  expect(lineOf(office.body, 'distance_range')).toMatchObject({
    arithmetic: '5 km free + 9.3 km × $1.10 = $10.23',
    setting: { serviceId: ids.id, serviceRevisionId: ids.revisionId, component: 'distance-range', id: null },
  })
  expect(lineOf(office.body, 'time_of_day:1')).toMatchObject({ setting: { component: 'time-of-day', id: 1 } })
  const customer = await asked(scheduler)
  expect(lineOf(customer.body, 'distance_range')).toEqual({
    key: 'distance_range',
    name: 'Distance',
    priceCadCents: 1_023,
    words: expect.stringContaining('14.3 km'),
  })
  expect(JSON.stringify(customer.body)).not.toMatch(/arithmetic|setting/)
  expect((await asked(viewer)).status).toBe(403)
  expect((await asked(stranger)).status).toBe(404)
})

test('a price that was explained in other units before an upgrade is explained in these, until it is worked out anew', async () => {
  const { dispatcher } = world.callers
  const id = await world.placed(order())
  const weight = async () => {
    const path = `/delivery-orders/${id}/price-explanation`
    const { body } = await world.call<Schema<'PriceExplanation'>>(dispatcher, 'GET', path)
    return body.data.find(({ key }) => key === 'weight_range')
  }
  const inReaders = await weight()
  expect(inReaders?.words).toContain(' kg')
  await world.database.systemTransaction((db) =>
    db
      .updateTable('delivery_order_prices')
      .set({ explained_in: 'Imperial', computed_at: noon - 86_400 })
      .where('delivery_order_id', '=', id)
      .execute(),
  )
  const inOthers = await weight()
  expect(inOthers?.words).toContain(' lb')
  expect(inOthers?.words).not.toContain(' kg')
  const discount = { name: 'Discount', priceCadCents: -100 }
  await world.call(dispatcher, 'POST', `/delivery-orders/${id}/price-modifier`, { body: discount })
  expect(await weight()).toEqual(inReaders)
})

test('what an order would cost is explained beforehand in the same way, and on the receipt to the office alone', async () => {
  const { dispatcher, scheduler } = world.callers
  const previewed = async (who: typeof dispatcher) => {
    const asked = { body: world.order(order()) }
    return (await world.call<Schema<'DeliveryOrderPreview'>>(who, 'POST', '/delivery-orders/preview', asked)).body
  }
  const forOffice = await previewed(dispatcher)
  const distance = forOffice.explanation.find(({ key }) => key === 'distance_range')
  expect(distance).toMatchObject({
    arithmetic: '5 km free + 9.3 km × $1.10 = $10.23',
    setting: { serviceRevisionId: ids.revisionId, component: 'distance-range' },
  })
  const forCustomer = await previewed(scheduler)
  expect(forCustomer.explanation.map(({ key }) => key)).toEqual(forOffice.explanation.map(({ key }) => key))
  expect(JSON.stringify(forCustomer.explanation)).not.toMatch(/arithmetic|setting/)

  const id = await world.placed(order())
  await world.assign([id])
  await world.call(dispatcher, 'POST', `/delivery-orders/${id}/completed`, { body: {} })
  const receipt = async (who: typeof dispatcher) =>
    (await world.call<string>(who, 'GET', `/delivery-orders/${id}/receipt-html`)).body
  expect(await receipt(dispatcher)).toContain('5 km free + 9.3 km × $1.10 = $10.23')
  // A dispatcher does not see settings.
  expect(await receipt(dispatcher)).not.toContain('Set in')
  expect(await receipt(scheduler)).not.toMatch(/9\.3 km|<aside/)
})

test('the price check says of a delivery that nobody ordered what an order would cost, on its day', async () => {
  const { courier } = world.tenants
  const owner = await world.caller(ownerId, courier)
  const checked = async (changes: object = {}) => {
    const asked = {
      serviceRevisionId: ids.revisionId,
      serviceSpeedId: ids.rush,
      parcels: [{ parcelTypeId: ids.box, quantity: 2 }],
      weightKg: 60,
      pickup: { lat: 52.12, lng: -106.66 },
      dropoff: { lat: 52.09, lng: -106.66 },
      dropoffProvince: 'SK',
      availableAt: noon + 900,
      ...changes,
    }
    const path = `/tenants/${courier}/services/price-preview`
    return (await world.call<Schema<'PricePreview'>>(owner, 'POST', path, { body: asked })).body
  }
  const friday = await checked()
  expect(Object.fromEntries(friday.explanation.map(({ key, priceCadCents }) => [key, priceCadCents]))).toEqual(
    fridayLines(),
  )
  const christmas = { availableAt: Date.parse('2026-12-25T18:00:00Z') / 1_000, serviceSpeedId: ids.anyTime }
  expect((await checked(christmas)).totalCadCents).toBe(6_815)
})

/* Each of the orders comes to 5500 before fuel, the one that waited as well. The one of Christmas is still to come. */
test('the average order of the last 30 days is what orders came to before fuel and waiting, without the cancelled', async () => {
  const { courier } = world.tenants
  const averages = async () => {
    // Anew each time: a token does not last until the end.
    const owner = await world.caller(ownerId, courier)
    const { body } = await world.call<Schema<'FuelSurcharges'>>(owner, 'GET', `/tenants/${courier}/fuel-surcharges`)
    return body.outlooks.map(({ averageOrder }) => averageOrder)
  }
  const cents = { medianCadCents: 5_500, meanCadCents: 5_500 }
  const cancelled = await world.placed(order())
  world.clock.now = noon + 3_600
  const [regular, diesel] = await averages()
  expect(regular).toEqual({ ...cents, areCharged: true, orders: expect.any(Number) })
  // No order is charged diesel, so all of them count.
  expect(diesel).toEqual({ ...regular, areCharged: false })
  const body = { tenantId: courier, reason: 'A test' }
  await world.call(world.callers.dispatcher, 'POST', `/delivery-orders/${cancelled}/cancelled`, { body })
  const orders = Number(regular?.orders) - 1
  expect(await averages()).toEqual([
    { ...regular, orders },
    { ...diesel, orders },
  ])
  world.clock.now = noon + 31 * 86_400
  expect(await averages()).toEqual([null, null])
})
