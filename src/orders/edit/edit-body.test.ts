import { describe, expect, it } from 'vitest'
import type { UnitPreference } from '#domain/amounts/units.ts'
import { checkEdit } from './edit-body.ts'
import type { EditDraft } from '#src/orders/edit/edit-draft.ts'
import { envelope, mediumBox, sampleDraft } from '#src/orders/edit/testing/sample-edit.ts'

const types = [
  { id: 1, name: 'Envelope', maxWeightKg: null, maxLengthM: null, maxWidthM: null, maxHeightM: null },
  { id: 2, name: 'Medium box', maxWeightKg: 20, maxLengthM: 0.6, maxWidthM: 0.4, maxHeightM: 0.4 },
]
const check = (change: Partial<EditDraft>, units: UnitPreference = 'Metric') =>
  checkEdit({ ...sampleDraft, ...change }, { types, units })
const parcels = 'Parcel details must be an array of objects with quantity, weight, length, width, and height'

it('makes the body that the contract asks for', () => {
  expect(check({ poNumber: ' PO-1 ', time: ['0', '25', ''], parcels: [mediumBox, envelope] })).toEqual({
    reason: null,
    invalidInput: [],
    fieldErrors: {},
    body: {
      poNumber: 'PO-1',
      orderNotes: '',
      overrideSelectedServiceSpeedId: 3,
      overrideDistanceEstimateM: 14_300,
      overrideTimeEstimateS: 1_500,
      overrideSelectedParcelTypeIds: [2, 1],
      overrideParcelDetails: [
        { parcelId: 2, quantity: 2, weight: 12.5, length: 0.6, width: 0.4, height: 0.4 },
        { parcelId: 1, quantity: 1, weight: 0.2, length: 0.33, width: 0.24, height: 0.03 },
      ],
      availableDate: sampleDraft.availableAt,
    },
  })
})

it('sends how the measures of a parcel were typed', () => {
  const typed = { weight: { number: 8, unit: 'oz' } } as const
  const { body } = check({ parcels: [{ ...envelope, weightKg: 0.226796185, typed }] })
  expect(body?.overrideParcelDetails).toMatchObject([{ weight: 0.226796185, typed }])
})

it('leaves unknown what was left empty, whatever its type would allow', () => {
  const unknown = { weightKg: null, lengthM: null, widthM: null, heightM: null }
  const nothing = { weight: null, length: null, width: null, height: null }
  for (const { id, quantity, ...parcel } of [envelope, mediumBox]) {
    const { body, invalidInput, fieldErrors } = check({ parcels: [{ ...parcel, id, quantity, ...unknown }] })
    expect([invalidInput, fieldErrors]).toEqual([[], {}])
    expect(body?.overrideParcelDetails).toEqual([{ parcelId: id, quantity, ...nothing }])
  }
  expect(check({ parcels: [{ ...envelope, ...unknown, quantity: null }] }).body).toBeNull()
})

describe('what keeps an order from being saved', () => {
  const correct = 'Correct what is marked to save the order.'
  const box = (change: object) => ({ parcels: [{ ...mediumBox, ...change }] })

  it.each<[string, Partial<EditDraft>, readonly string[], Record<string, string[]>]>([
    [
      'a distance in words',
      { distanceM: 'far' },
      ['Distance must be a number'],
      { '/overrideDistanceEstimateM': ['Must be a valid number'] },
    ],
    ['no distance', { distanceM: null }, ['Distance must be a number'], { '/overrideDistanceEstimateM': ['Required'] }],
    ['a distance below zero', { distanceM: -1 }, [], { '/overrideDistanceEstimateM': ['Must be at least 0'] }],
    [
      'a distance beyond all',
      { distanceM: 20_000_001 },
      [],
      { '/overrideDistanceEstimateM': ['Must be at most 20,000 km'] },
    ],
    [
      'a time beyond all',
      { time: ['8760', '0', '1'] },
      [],
      { '/overrideTimeEstimateS': ['Must be at most 8,760 hours'] },
    ],
    [
      'more parcels than anybody has',
      box({ quantity: 10_001 }),
      [],
      { '/overrideParcelDetails/0/quantity': ['Must be less than 10000'] },
    ],
    [
      'a time in words',
      { time: ['', 'soon', ''] },
      ['Time must be a number'],
      { '/overrideTimeEstimateS': ['Must be a valid number'] },
    ],
    ['no time', { time: ['', ' ', ''] }, ['Time must be a number'], { '/overrideTimeEstimateS': ['Required'] }],
    ['no quantity', box({ quantity: null }), [parcels], { '/overrideParcelDetails/0/quantity': ['Required'] }],
    [
      'half a parcel',
      box({ quantity: '1.5' }),
      [parcels],
      { '/overrideParcelDetails/0/quantity': ['Must be a valid number'] },
    ],
    [
      'no piece of a parcel',
      box({ quantity: 0 }),
      [],
      { '/overrideParcelDetails/0/quantity': ['Must be greater than 0'] },
    ],
    [
      'a weight in words',
      box({ weightKg: 'x' }),
      [parcels],
      { '/overrideParcelDetails/0/weight': ['Must be a valid number'] },
    ],
    [
      'a length that is none',
      box({ lengthM: 'x' }),
      [parcels],
      { '/overrideParcelDetails/0/length': ['Must be a valid number'] },
    ],
    [
      'a width that is none',
      box({ widthM: '5 kg' }),
      [parcels],
      { '/overrideParcelDetails/0/width': ['Must be a valid number'] },
    ],
    [
      'a height that is none',
      box({ heightM: '' }),
      [parcels],
      { '/overrideParcelDetails/0/height': ['Must be a valid number'] },
    ],
    ['notes too long', { orderNotes: 'x'.repeat(301) }, [], { '/orderNotes': ['Must be at most 300 characters'] }],
    ['a PO number too long', { poNumber: 'x'.repeat(101) }, [], { '/poNumber': ['Must be at most 100 characters'] }],
    [
      'a date that is none',
      { availableAt: '1/2/2026' },
      [],
      { '/availableDate': ['Must be a date as MM/DD/YYYY, from 2000 to 2100'] },
    ],
  ])('%s', (_, change, invalidInput, fieldErrors) => {
    expect(check(change)).toEqual({ body: null, reason: correct, invalidInput, fieldErrors })
  })

  it('no parcels, which comes first', () => {
    const reason = 'Add at least one parcel to save the order.'
    expect(check({ parcels: [] })).toEqual({ body: null, reason, invalidInput: [], fieldErrors: {} })
    expect(check({ parcels: [], distanceM: null }).reason).toBe(reason)
  })

  it('300 characters of notes are allowed', () => {
    expect(check({ orderNotes: 'x'.repeat(300) }).reason).toBeNull()
  })
})

describe('the limits of a parcel type', () => {
  it.each<[object, UnitPreference, string, string]>([
    [{ weightKg: 20.1 }, 'Metric', 'weight', 'Must be at most 20 kg'],
    [{ weightKg: 20.1 }, 'Imperial', 'weight', 'Must be at most 44.09 lb'],
    [{ lengthM: 0.61 }, 'Metric', 'length', 'Must be at most 0.6 m'],
    [{ widthM: 0.41 }, 'MetricMixed', 'width', 'Must be at most 15.75 in'],
    [{ heightM: 0.41 }, 'Imperial', 'height', 'Must be at most 15.75 in'],
  ])('%j for %s', (change, units, key, message) => {
    const { body, fieldErrors } = check({ parcels: [{ ...mediumBox, ...change }] }, units)
    expect(body).toBeNull()
    expect(fieldErrors).toEqual({ [`/overrideParcelDetails/0/${key}`]: [message] })
  })

  it.each<[object, UnitPreference, object]>([
    [{ widthM: 15.75 * 0.0254 }, 'Imperial', { width: 0.4 }],
    [{ widthM: 15.75 * 0.0254 }, 'MetricMixed', { width: 0.4 }],
    [{ weightKg: 44.094 * 0.453_592_37 }, 'Imperial', { weight: 20 }],
    [{ lengthM: 0.6004 }, 'Metric', { length: 0.6 }],
    [{ lengthM: 0.59 }, 'Metric', { length: 0.59 }],
  ])('may be typed as they read: %j for %s', (change, units, sent) => {
    const { body } = check({ parcels: [{ ...mediumBox, ...change }] }, units)
    expect(body?.overrideParcelDetails[0]).toMatchObject(sent)
  })

  it('let a piece lie turned, and tell apart two parcels of one type', () => {
    const turned = { ...mediumBox, lengthM: 0.3, widthM: 0.5, heightM: 0.35 }
    const { body, reason } = check({ parcels: [mediumBox, turned] })
    expect(reason).toBeNull()
    expect(body?.overrideParcelDetails).toMatchObject([{ length: 0.6 }, { length: 0.3, width: 0.5 }])
    expect(body?.overrideSelectedParcelTypeIds).toEqual([mediumBox.id])
  })

  it('are none where the type has none, and what is just as large passes', () => {
    expect(check({ parcels: [{ ...envelope, weightKg: 99_999, lengthM: 999 }] }).reason).toBeNull()
    expect(check({ parcels: [{ ...mediumBox, weightKg: 20 }] }).reason).toBeNull()
  })
})
