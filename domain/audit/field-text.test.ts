import { expect, test } from 'vitest'
import { actSentence } from './act-text.ts'
import { fieldDifferences, type FieldReader, type FieldsInWords } from './field-text.ts'

const reader: FieldReader = {
  timeZone: 'America/Regina',
  unitPreference: 'Imperial',
  personNames: new Map([[7, 'Dana K.']]),
}
const words: FieldsInWords = {
  name: { title: 'Name' },
  maxWeightKg: { title: 'Heaviest load', unit: 'weight' },
  feeCadCents: { title: 'Fee', as: 'money' },
  charge: { title: 'What it adds', as: 'charge' },
  kind: { title: 'Kind', choices: { a: 'First' } },
  zones: { title: 'Zones', items: { title: 'Zone', fields: { priority: { title: 'Priority' } } } },
  points: { title: 'Outline' },
}
const differences = (before: unknown, after: unknown) =>
  fieldDifferences(words, before, after, reader).map(({ field, before: was, after: is }) => [field, was, is])

test('tells what differs, as people read it, and nothing of what stayed', () => {
  const before = { id: 1, version: 2, name: 'Van', maxWeightKg: 100, feeCadCents: 500, kind: 'a', driverUserId: 7 }
  expect(
    differences(before, { name: 'Van', maxWeightKg: 200, feeCadCents: null, kind: 'a', driverUserId: null }),
  ).toEqual([
    ['Heaviest load', '220.46 lb', '440.92 lb'],
    ['Fee', '$5.00', null],
    ['Driver', 'Dana K.', null],
  ])
  expect(differences(before, undefined)).toContainEqual(['Kind', 'First', null])
  expect(differences(['no record'], 'none')).toEqual([])
})

test('says statuses and stops of an order as its page does', () => {
  expect(differences({ status: 'assigned' }, { status: 'pickedUp', stop: 'dropoff' })).toEqual([
    ['Status', 'Dispatched', 'Picked Up'],
    ['Stop', null, 'Drop Off'],
  ])
})

test('tells rows apart by their names, and counts what nobody reads', () => {
  const zone = (priority: number) => ({
    zones: [
      { name: 'North', priority },
      { name: 'South', priority: 1 },
    ],
  })
  expect(differences(zone(1), zone(2))).toEqual([['Zones: North: Priority', '1', '2']])
  const points = [{ latitude: 1, longitude: 2 }]
  expect(differences({ points: [] }, { points })).toEqual([['Outline', null, '1 in all']])
})

test('knows what is a price, wherever it stands and whatever it is called', () => {
  const after = {
    name: 'Van',
    feeCadCents: 1,
    charge: { type: 'percentage', amount: 5 },
    totalCents: 1,
    adjustments: [{ name: 'Rush', priceCadCents: 5 }],
    changes: [{ field: 'manualPrice', from: 1, to: 2 }],
    rate: 55,
    cancellationCharge: { assigned: { type: 'fee', amount: 5 } },
  }
  const priced = fieldDifferences(words, null, after, reader).filter(({ isPrice }) => isPrice)
  expect([...new Set(priced.map(({ root }) => root))]).toEqual(Object.keys(after).filter((name) => name !== 'name'))
})

test('says an act in a sentence', () => {
  expect(actSentence('Changed', 'Location', 'Broadway Pharmacy')).toBe('Changed the location Broadway Pharmacy')
  expect(actSentence('Arranged', 'Dispatch settings', null)).toBe('Arranged the dispatch settings')
})
