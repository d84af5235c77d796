import fc from 'fast-check'
import type { EditDraft, EditParcel } from '../edit-draft.ts'

export const mediumBox: EditParcel = {
  id: 2,
  name: 'Medium box',
  quantity: 2,
  weightKg: 12.5,
  lengthM: 0.6,
  widthM: 0.4,
  heightM: 0.4,
}
export const envelope: EditParcel = {
  id: 1,
  name: 'Envelope',
  quantity: 1,
  weightKg: 0.2,
  lengthM: 0.33,
  widthM: 0.24,
  heightM: 0.03,
}

export const sampleDraft: EditDraft = {
  poNumber: 'PO-1',
  orderNotes: '',
  orderFields: {},
  serviceSpeedId: 3,
  // 20 November 2026, 10:15 in Regina
  availableAt: 1_795_191_300,
  distanceM: 14_300,
  time: 1_471,
  parcels: [mediumBox],
}

const few = fc.integer({ min: 1, max: 3 })
const measure = fc.oneof(few, fc.constant(null), fc.constant('x'))

const parcel: fc.Arbitrary<EditParcel> = fc.record({
  id: fc.integer({ min: 1, max: 4 }),
  name: fc.constant('Box'),
  quantity: measure,
  weightKg: measure,
  lengthM: measure,
  widthM: few,
  heightM: few,
})

/** Orders with so few different values that two of them are often alike in something. */
export const anyDraft: fc.Arbitrary<EditDraft> = fc.record({
  poNumber: fc.constantFrom('', 'PO-1', 'PO-2'),
  orderNotes: fc.constantFrom('', 'Fragile'),
  orderFields: fc.dictionary(fc.constantFrom('3', '4'), fc.constantFrom('A', 'B', 1, true), { noNullPrototype: true }),
  serviceSpeedId: few,
  availableAt: fc.oneof(few, fc.constant('1/2/2026')),
  distanceM: measure,
  time: fc.oneof(few, fc.constantFrom(['0', '0', '2'] as const, ['', 'x', ''] as const)),
  parcels: fc.uniqueArray(parcel, { selector: ({ id }) => id, maxLength: 4 }),
})
