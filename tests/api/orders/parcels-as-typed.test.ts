import { afterAll, beforeAll, expect, test } from 'vitest'
import type { UnitPreference } from '#domain/amounts/units.ts'
import type { Schema } from '#generated/handlers.ts'
import { brokerageWorld, type BrokerageWorld } from './brokerage-support.ts'
import { editingTests, type EditingTests } from './editing-support.ts'

/** The measures of parcels are kept as they were typed; what is refused of them speaks the units of who typed them. */

let world: BrokerageWorld
let edits: EditingTests

beforeAll(async () => {
  world = await brokerageWorld()
  edits = editingTests(world)
})
afterAll(() => world.close())

const eightOunces = { number: 8, unit: 'oz' } as const
const halfPoundKg = 0.226796185
const parcels = (parcel: object) => ({ parcels: [{ parcelTypeId: world.service.box, quantity: 2, ...parcel }] })

const overrideView = async (id: number) =>
  (await edits.ask<Schema<'DeliveryOrderOverrideView'>>('GET', id, 'override-view')).body
const reads = (unitPreference: UnitPreference) =>
  world.database.systemTransaction((db) => db.updateTable('users').set({ unit_preference: unitPreference }).execute())

test('a weight that is ordered comes back in its unit, to be edited and to be ordered again', async () => {
  const id = await world.placed(parcels({ weightKg: 0.226796, typed: { weight: eightOunces } }))
  const [parcel] = (await overrideView(id)).selectedParcelDetails
  expect(parcel).toMatchObject({ weightKg: halfPoundKg, typed: { weight: eightOunces } })
  const { body } = await edits.ask<Schema<'DeliveryOrderData'>>('GET', id, 'data')
  expect(body.parcels).toMatchObject([{ weightKg: halfPoundKg, typed: { weight: eightOunces } }])
})

test('what says something else than the weight is dropped', async () => {
  const id = await world.placed(parcels({ weightKg: 0.25, typed: { weight: eightOunces } }))
  const [parcel] = (await overrideView(id)).selectedParcelDetails
  expect(parcel?.weightKg).toBe(0.25)
  expect(parcel).not.toHaveProperty('typed')
})

test('an edit keeps the measures as they were typed, and saved as it stands it changes nothing', async () => {
  const id = await world.placed()
  const typed = { weight: eightOunces, length: { number: 15, unit: 'in' } } as const
  const box = edits.box({ weight: halfPoundKg, length: 0.381, typed })
  const saved = await edits.edit(id, { overrideParcelDetails: [box] })
  expect(saved.body.selectedParcelDetails).toMatchObject([{ weightKg: halfPoundKg, lengthM: 0.381, typed }])
  const updatesOf = async () => (await edits.ask<Schema<'DeliveryOrderUpdates'>>('GET', id, 'updates')).body
  const before = await updatesOf()
  const again = await edits.edit(id, { overrideParcelDetails: [box], version: saved.body.version })
  expect(again.body.selectedParcelDetails).toEqual(saved.body.selectedParcelDetails)
  expect(await updatesOf()).toEqual(before)
})

test('the courier that an order is handed on to reads the same', async () => {
  const { buy } = await world.brokered(parcels({ weightKg: halfPoundKg, typed: { weight: eightOunces } }))
  const kept = await world.database.systemTransaction((db) =>
    db.selectFrom('delivery_order_parcels').select('typed').where('delivery_order_id', '=', buy).execute(),
  )
  expect(kept).toEqual([{ typed: { weight: eightOunces } }])
})

test('a parcel beyond the limits of its type is refused in the units of the reader', async () => {
  const id = await world.placed()
  const tooMuch = { overrideParcelDetails: [edits.box({ weight: 40, length: 3 })] }
  await reads('Imperial')
  const placing = await world.call<Schema<'FormError'>>(world.callers.scheduler, 'POST', '/delivery-orders/preview', {
    body: world.order(parcels({ weightKg: 40 })),
  })
  expect(placing.body.errors).toEqual({ '/parcels/0/weightKg': ['Must be at most 66.14 lb for Box'] })
  expect((await edits.edit(id, tooMuch)).body.errors).toEqual({
    '/overrideParcelDetails/0/weight': ['Must be at most 66.14 lb for Box'],
    '/overrideParcelDetails/0/length': [expect.stringMatching(/^Must be at most [\d.]+ in for Box$/)],
  })
  await reads('Metric')
  expect((await edits.edit(id, tooMuch)).body.errors).toMatchObject({
    '/overrideParcelDetails/0/weight': ['Must be at most 30 kg for Box'],
  })
})
