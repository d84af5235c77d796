import { expect, test } from 'vitest'
import { changedField, changeOfOne, missingIn } from './change-many.ts'

const order = {
  parcels: [
    { parcelTypeId: 1, quantity: 2, weightKg: 4 },
    { parcelTypeId: 2, quantity: 1, weightKg: 9 },
  ],
  tagIds: [5, 6],
  pickupLocationId: 31,
  dropoffLocationId: 32,
}
const names = { speed: 'Rush', tags: { 5: 'Fragile', 6: 'Cold chain' }, parcelTypes: { 1: 'Tote', 2: 'Box' } }

test('what is left out stays, and null is said', () => {
  expect(changeOfOne(order, names, {})).toEqual({})
  expect(changeOfOne(order, names, { pickupFromS: 3_600, dropoffToS: null, serviceId: undefined })).toEqual({
    pickupFromS: 3_600,
    dropoffToS: null,
  })
})

test('a parcel type is replaced where it is called so, with how many there are', () => {
  const change = (name: string, parcelTypeId: number) =>
    changeOfOne(order, names, { parcelTypes: [{ name, parcelTypeId }] }).parcels
  expect(change('Tote', 7)).toEqual([
    { parcelTypeId: 7, quantity: 2, weightKg: 4 },
    { parcelTypeId: 2, quantity: 1, weightKg: 9 },
  ])
  expect(change('Crate', 7)).toEqual(order.parcels)
  // Two that become the same are one.
  expect(change('Tote', 2)).toEqual([{ parcelTypeId: 2, quantity: 3, weightKg: 4 }])
})

test('a tag is replaced or left away, and stands once', () => {
  const change = (tagId: number | null) => changeOfOne(order, names, { tags: [{ name: 'Fragile', tagId }] }).tagIds
  expect(change(8)).toEqual([8, 6])
  expect(change(6)).toEqual([6])
  expect(change(null)).toEqual([6])
})

test('a location is replaced at the stops where it is', () => {
  const change = (from: number) => changeOfOne(order, names, { location: { from, to: 44 } })
  expect(change(31)).toEqual({ pickupLocationId: 44 })
  expect(change(32)).toEqual({ dropoffLocationId: 44 })
  expect(change(33)).toEqual({})
  expect(changeOfOne({ ...order, dropoffLocationId: 31 }, names, { location: { from: 31, to: 44 } })).toEqual({
    pickupLocationId: 44,
    dropoffLocationId: 44,
  })
})

test('what it would replace and is not there is said by its field', () => {
  expect(
    missingIn(order, names, { parcelTypes: [{ name: 'Tote', parcelTypeId: 7 }], location: { from: 31, to: 44 } }),
  ).toEqual({})
  expect(
    missingIn(order, names, {
      parcelTypes: [{ name: 'Crate', parcelTypeId: 7 }],
      tags: [{ name: 'Far', tagId: null }],
      location: { from: 33, to: 44 },
    }),
  ).toEqual({
    '/parcelTypes': ['Has no parcel type Crate'],
    '/tags': ['Has no tag Far'],
    '/location': ['Has no stop at that location'],
  })
})

test('a refusal is of the change where that names what is refused', () => {
  const change = { location: { from: 31, to: 44 }, pickupFromS: 3_600 }
  expect(changedField('/pickupLocationId', change)).toBe('/change/location')
  expect(changedField('/location', change)).toBe('/change/location')
  expect(changedField('/pickupFromS', change)).toBeNull()
  expect(changedField('/serviceId', change)).toBeNull()
})
