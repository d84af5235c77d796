import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PriceLine, RangeSet } from '#domain/pricing/types.ts'
import type { Schema } from '#generated/handlers.ts'
import { editingTests } from './editing-support.ts'
import { insertRevision } from './order-fixtures.ts'
import { orderWorld, type World } from './order-world.ts'

/** What is carried, as it is weighed and measured, and what of it nobody knows. */

let world: World
let revisions = 1

beforeAll(async () => {
  world = await orderWorld()
})
afterAll(() => world.close())

const pound = 0.45359237
const band = { flatCadCents: 0, perStepCadCents: 0, step: 1, stepCount: 'started' } as const
const upTo = (bound: number, fallbackCadCents: number | null = null): RangeSet => ({
  mode: 'slab',
  bands: [
    { ...band, from: 0, to: bound, flatCadCents: 500 },
    { ...band, from: bound, to: null, flatCadCents: 900 },
  ],
  fallbackCadCents,
})

/** Publishes a revision whose boxes have no limits, and answers its ids. */
async function priced(pricing: Partial<Record<'weightRanges' | 'volumeRanges', RangeSet | null>>) {
  revisions += 1
  return world.database.systemTransaction(async (db) => {
    const ids = await insertRevision(db, world.tenants.courier, world.service.id, revisions, {
      weightRanges: null,
      volumeRanges: null,
      ...pricing,
    })
    await db
      .updateTable('service_revision_parcel_types')
      .set({ max_weight_kg: null, max_length_m: null, max_width_m: null, max_height_m: null })
      .where('id', '=', ids.box)
      .execute()
    return ids
  })
}

async function lineOf(orderId: number, key: string): Promise<PriceLine | undefined> {
  const row = await world.database.systemTransaction((db) =>
    db
      .selectFrom('delivery_order_prices')
      .select('lines')
      .where('delivery_order_id', '=', orderId)
      .executeTakeFirstOrThrow(),
  )
  return row.lines?.find((line) => line.key === key)
}

test.each([
  ['one box of 4 lb', 1, 4],
  ['two of 2 lb', 2, 2],
  ['four of 1 lb', 4, 1],
])('%s pays the band up to 4 lb, sent exactly or with six decimals', async (_words, quantity, pounds) => {
  const ids = await priced({ weightRanges: upTo(4 * pound) })
  for (const weightKg of [pounds * pound, Number((pounds * pound).toFixed(6))]) {
    const parcels = [{ parcelTypeId: ids.box, quantity, weightKg }]
    const order = await world.placed({ parcels, serviceSpeedId: ids.rush })
    expect((await lineOf(order, 'weight_range'))?.priceCadCents).toBe(500)
  }
})

test('what nobody weighed pays the fallback of its table, and without one has no price', async () => {
  const withFallback = await priced({ weightRanges: upTo(25, 700), volumeRanges: upTo(1, 300) })
  const unknown = (ids: { box: number; rush: number }) => ({
    parcels: [{ parcelTypeId: ids.box, quantity: 2 }],
    serviceSpeedId: ids.rush,
  })
  const order = await world.placed(unknown(withFallback))
  expect((await lineOf(order, 'weight_range'))?.priceCadCents).toBe(700)
  expect((await lineOf(order, 'volume_range'))?.priceCadCents).toBe(300)
  const { body: page } = await world.call<Schema<'DeliveryOrderPageView'>>(
    world.callers.scheduler,
    'GET',
    `/delivery-orders/${order}/page-view`,
  )
  expect(page).toMatchObject({ weightKg: null, totalWeightKg: null, totalVolumeM3: null })
  expect(page.parcelDetails).toMatchObject([{ weightKg: null, lengthM: null, widthM: null, heightM: null }])

  const without = await priced({ weightRanges: upTo(25) })
  const preview = await world.call<Schema<'DeliveryOrderPreview'>>(
    world.callers.scheduler,
    'POST',
    '/delivery-orders/preview',
    { body: world.order(unknown(without)) },
  )
  expect(preview.body).toMatchObject({ pricing: { status: 'missing' }, totalWeightKg: null })
  // one piece that was weighed does not make the rest known
  const mixed = await world.placed({
    parcels: [
      { parcelTypeId: without.box, quantity: 1 },
      { parcelTypeId: without.envelope, quantity: 1, weightKg: 0.2 },
    ],
    serviceSpeedId: without.rush,
  })
  expect(await lineOf(mixed, 'weight_range')).toBeUndefined()
  // an envelope that weighs nothing is known to
  const nothing = await world.placed({
    parcels: [{ parcelTypeId: without.box, quantity: 1, weightKg: 0 }],
    serviceSpeedId: without.rush,
  })
  expect((await lineOf(nothing, 'weight_range'))?.priceCadCents).toBe(0)
})

test('what nobody knows stays so through an edit of something else, and is priced once it is weighed', async () => {
  const ids = await priced({ weightRanges: upTo(25, 700) })
  const order = await world.placed({ parcels: [{ parcelTypeId: ids.box, quantity: 2 }], serviceSpeedId: ids.rush })
  const { ask } = editingTests(world)
  const { body: view } = await ask<Schema<'DeliveryOrderOverrideView'>>('GET', order, 'override-view')
  const [parcel] = view.selectedParcelDetails
  expect(parcel).toMatchObject({ weightKg: null, lengthM: null, totalWeightKg: null })
  const edited = (version: number, weight: number | null) => ({
    version,
    poNumber: 'PO-1',
    orderNotes: '',
    overrideSelectedServiceSpeedId: view.selectedServiceSpeed.id,
    overrideDistanceEstimateM: view.distanceM,
    overrideTimeEstimateS: view.timeS,
    overrideSelectedParcelTypeIds: [ids.box],
    overrideParcelDetails: [{ parcelId: ids.box, quantity: 2, weight, length: null, width: null, height: null }],
    availableDate: view.availableAt,
  })
  expect((await ask('PATCH', order, 'overrides', edited(1, null))).status).toBe(200)
  expect((await lineOf(order, 'weight_range'))?.priceCadCents).toBe(700)
  expect((await ask('PATCH', order, 'overrides', edited(2, 25 * 0.5))).status).toBe(200)
  expect((await lineOf(order, 'weight_range'))?.priceCadCents).toBe(500)
})
