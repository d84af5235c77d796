import { expect, it } from 'vitest'
import type { OrderedParcel } from './order-changes.ts'
import { checkComponents, heaviestOf, totalsOf } from './order-components.ts'

const parcel: OrderedParcel = {
  parcelTypeId: 1,
  name: 'Box',
  quantity: 1,
  weightKg: 2,
  lengthM: 0.3048,
  widthM: 0.3048,
  heightM: 0.3048,
}
const speeds = [{ id: 1, name: 'Rush', textColor: '', durationS: null }]
const unlimited = { id: 1, name: 'Box', maxWeightKg: null, maxLengthM: null, maxWidthM: null, maxHeightM: null }

it('adds up what pieces weigh and hold, to the pound and the cubic foot that they are', () => {
  // 2 lb, as six decimals kept it
  expect(totalsOf([{ ...parcel, weightKg: 0.907185, quantity: 1000 }]).weightKg).toBeCloseTo(907.18474, 9)
  expect(totalsOf([{ ...parcel, quantity: 5 }]).volumeM3).toBeCloseTo(0.14158423296, 14)
  expect(totalsOf([{ ...parcel, weightKg: 0.1, quantity: 3 }]).weightKg).toBe(0.3)
})

it('knows no sum while a part of it is not known', () => {
  const unknown = { ...parcel, weightKg: null, heightM: null, quantity: 2 }
  expect(totalsOf([parcel, unknown])).toEqual({ weightKg: null, volumeM3: null, parcels: 3 })
  expect(heaviestOf([parcel, unknown])).toBeNull()
  expect(heaviestOf([parcel, { ...parcel, weightKg: 5 }])).toBe(5)
})

it('takes a weight that was left out for unknown, not for the heaviest of its type, and never for nothing', () => {
  const weighed = (maxWeightKg: number | null, weightKg?: number) =>
    checkComponents(
      { serviceSpeedId: 1, parcels: [{ parcelTypeId: 1, quantity: 1, ...(weightKg !== undefined && { weightKg }) }] },
      { parcelTypes: [{ ...unlimited, maxWeightKg }], speeds, tags: [] },
      'Metric',
    )
  expect(weighed(20).value?.parcels[0]?.weightKg).toBeNull()
  expect(weighed(null).value?.parcels[0]).toMatchObject({ weightKg: null, lengthM: null })
  expect(weighed(null, 0).value?.parcels[0]?.weightKg).toBe(0)
  // 50 lb go where 50 lb are the most, whichever of the two six decimals rounded
  expect(weighed(22.6796185, 22.679619).errors).toEqual({})
  expect(weighed(22.6796185, 22.7).errors).toEqual({ '/parcels/0/weightKg': ['Must be at most 22.68 kg for Box'] })
})
