import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BaseParcelType, ParcelTypes, ServiceMeta } from '#generated/model/index.ts'
import { bodyOf, locationWorld, type LocationWorld } from './locations-support.ts'

/** The limits of parcel types are kept as they were typed, in the settings and in services. */

let at: LocationWorld

beforeAll(async () => {
  at = await locationWorld()
})
afterAll(() => at.app.close())

/** A new service without anything in it, or as another one is. @returns with the number of its draft */
async function service(name: string, fromServiceId?: number): Promise<{ id: number; draft: number }> {
  const json = { name, ...(fromServiceId !== undefined && { fromServiceId }) }
  const { id, draftRevisionId } = bodyOf<ServiceMeta>(await at.asOwner(`${at.book}/services`, { json }))
  return { id, draft: Number(draftRevisionId) }
}

const eightOunces = { number: 8, unit: 'oz' } as const
const halfPoundKg = 0.226796185
const fifteenInches = { number: 15, unit: 'in' } as const

const added = async (json: object) => bodyOf<BaseParcelType>(await at.asOwner(`${at.book}/base-parcel-types`, { json }))
const changed = async (id: number, json: object) =>
  bodyOf<BaseParcelType>(await at.asOwner(`/base-parcel-types/${id}`, { method: 'PATCH', json }))

test('in the settings, exactly, until a limit is typed anew', async () => {
  const typed = { weight: eightOunces, width: fifteenInches }
  const type = await added({ name: 'Bag', maxWeightKg: 0.226796, maxWidthM: 0.381, typed })
  expect(type).toMatchObject({ maxWeightKg: halfPoundKg, maxWidthM: 0.381, typed })
  expect(bodyOf(await at.asOwner(`/base-parcel-types/${type.id}`))).toEqual(type)
  expect(await changed(type.id, { name: 'Small bag' })).toMatchObject({ maxWeightKg: halfPoundKg, typed })
  // somebody who knows nothing of units changes the value alone
  expect(await changed(type.id, { maxWeightKg: 0.25 })).toMatchObject({
    maxWeightKg: 0.25,
    maxWidthM: 0.381,
    typed: { width: fifteenInches },
  })
  expect(await changed(type.id, { maxWidthM: null })).toMatchObject({ maxWidthM: null, typed: null })
})

test('one that says something else than the limit is dropped', async () => {
  const typed = { weight: { number: 9, unit: 'oz' }, height: { number: 2, unit: 'kg' }, length: fifteenInches } as const
  expect(await added({ name: 'Tube', maxWeightKg: halfPoundKg, maxHeightM: 2, typed })).toMatchObject({
    maxWeightKg: halfPoundKg,
    maxLengthM: null,
    maxHeightM: 2,
    typed: null,
  })
})

test('in a service that takes the type over, in one that begins as its copy, and where it is arranged there', async () => {
  const { id, draft } = await service('City by day')
  const sachet = await added({ name: 'Sachet', maxWeightKg: halfPoundKg, typed: { weight: eightOunces } })
  const list = (revision: number) => `/service-revisions/${revision}/parcel-types`
  const taken = bodyOf<ParcelTypes>(await at.asOwner(`${list(draft)}/bulk-add`, { json: { ids: [sachet.id] } }))
  expect(taken.data.at(-1)).toMatchObject({ maxWeightKg: halfPoundKg, typed: { weight: eightOunces } })
  const asBefore = bodyOf<ParcelTypes>(await at.asOwner(list(draft), { method: 'PATCH', json: { data: taken.data } }))
  expect(asBefore.data).toEqual(taken.data)
  const copy = await service('City by night', id)
  const copied = bodyOf<ParcelTypes>(await at.asOwner(list(copy.draft)))
  expect(copied.data.at(-1)).toMatchObject({ maxWeightKg: halfPoundKg, typed: { weight: eightOunces } })
  const longer = taken.data.map((type) => ({
    ...type,
    maxLengthM: 0.381,
    typed: { weight: { number: 9, unit: 'oz' }, length: fifteenInches },
  }))
  const arranged = bodyOf<ParcelTypes>(await at.asOwner(list(draft), { method: 'PATCH', json: { data: longer } }))
  expect(arranged.data.at(-1)).toMatchObject({ maxWeightKg: halfPoundKg, typed: { length: fifteenInches } })
})
