import { describe, expect, test } from 'vitest'
import {
  amountChanges,
  detailsChanges,
  joinChanges,
  type ChangedDetails,
  type OrderedParcel,
  type FieldChange,
} from './order-changes.ts'

const box: OrderedParcel = {
  parcelTypeId: 1,
  name: 'Box',
  quantity: 2,
  weightKg: 12,
  lengthM: 0.6,
  widthM: 0.4,
  heightM: 0.4,
}
const before: ChangedDetails = {
  poNumber: '',
  orderNotes: 'Fragile',
  serviceSpeed: 'Rush',
  distanceM: 14_300,
  timeS: 1_471,
  availableAt: 1_795_281_300,
  parcels: [box],
  orderFields: [],
}

describe('what an edit changed', () => {
  test('is nothing when everything is as it was', () => {
    expect(detailsChanges(before, structuredClone(before))).toEqual([])
  })

  test('is told field by field, an empty text as nothing', () => {
    const after = { ...before, poNumber: '4711', orderNotes: '', parcels: [{ ...box, weightKg: 14 }] }
    expect(detailsChanges(before, after)).toEqual([
      { field: 'poNumber', from: null, to: '4711' },
      { field: 'orderNotes', from: 'Fragile', to: null },
      { field: 'parcelWeightKg', name: 'Box', from: 12, to: 14 },
    ])
  })

  test('names a parcel that was added or taken off with all its measures, and two of one type apart', () => {
    const small = { ...box, quantity: 1, weightKg: 3 }
    const changes = detailsChanges({ ...before, parcels: [box, small] }, { ...before, parcels: [box] })
    expect(changes.map(({ name }) => name)).toEqual(Array(5).fill('Box (2)'))
    expect(changes[0]).toEqual({ field: 'parcelQuantity', name: 'Box (2)', from: 1, to: null })
  })

  test('of amounts goes by their names, also when two have the same', () => {
    const fee = (name: string, priceCadCents: number) => ({ name, priceCadCents })
    expect(
      amountChanges('adjustment', [fee('Dock', 500), fee('Dock', 700)], [fee('Dock', 500), fee('Tail lift', 900)]),
    ).toEqual([
      { field: 'adjustment', name: 'Dock', from: 700, to: null },
      { field: 'adjustment', name: 'Tail lift', from: null, to: 900 },
    ])
  })
})

describe('two edits as one', () => {
  const change = (from: number, to: number, name = 'Box'): FieldChange => ({ field: 'parcelWeightKg', name, from, to })

  test('go from what the first found to what the second left', () => {
    expect(joinChanges([change(12, 14)], [change(14, 16), change(1, 2, 'Bag')])).toEqual([
      change(12, 16),
      change(1, 2, 'Bag'),
    ])
  })

  test('that take each other back are none', () => {
    expect(joinChanges([change(12, 14)], [change(14, 12)])).toEqual([])
  })
})
