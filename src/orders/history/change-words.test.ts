import { expect, it } from 'vitest'
import type { FieldChange } from '#generated/model/index.ts'
import { regina } from '#tests/components/zones.ts'
import { changeLines } from './change-words.ts'

const noon = Date.parse('2026-11-20T18:00:00Z') / 1000
const metric = { units: 'Metric', timeZone: regina, now: noon } as const

function written(changes: readonly FieldChange[], words: Parameters<typeof changeLines>[1] = metric) {
  return changeLines(changes, words).map(({ label, from, to }) => `${label}: ${from} to ${to}`)
}

it('says each change from what to what, in the units and the zone of the reader', () => {
  const changes: FieldChange[] = [
    { field: 'poNumber', from: null, to: '4711' },
    { field: 'availableAt', from: noon, to: noon + 3_600 },
    { field: 'timeS', from: 1_471, to: 1_800 },
    { field: 'distanceM', from: 14_300, to: 15_000 },
    { field: 'parcelWeightKg', name: 'Medium box', from: 12, to: 14 },
    { field: 'parcelLengthM', name: 'Medium box', from: 0.508, to: 0.6 },
  ]
  expect(written(changes)).toEqual([
    'PO Number: none to 4711',
    'Scheduled: Today 12:00 to Today 13:00',
    'Time: 24m 31s to 30m 00s',
    'Distance: 14.3 km to 15 km',
    'Medium box, weight: 12 kg to 14 kg',
    'Medium box, length: 0.51 m to 0.6 m',
  ])
  expect(written(changes.slice(3), { ...metric, units: 'Imperial' })).toEqual([
    'Distance: 8.89 mi to 9.32 mi',
    'Medium box, weight: 26.46 lb to 30.86 lb',
    'Medium box, length: 20 in to 23.62 in',
  ])
})

it('says a parcel that was added or taken off in one line', () => {
  const measures = [
    ['parcelQuantity', 2],
    ['parcelWeightKg', 12.5],
    ['parcelLengthM', 0.6],
    ['parcelWidthM', 0.4],
    ['parcelHeightM', 0.4],
  ] as const
  const added = measures.map(([field, to]): FieldChange => ({ field, name: 'Box', from: null, to }))
  const removed = measures.map(([field, from]): FieldChange => ({ field, name: 'Tube', from, to: null }))
  expect(written([...added, ...removed])).toEqual([
    'Box: not on the order to 2, 12.5 kg, 0.6 m × 0.4 m × 0.4 m',
    'Tube: 2, 12.5 kg, 0.6 m × 0.4 m × 0.4 m to not on the order',
  ])
})

it('says amounts, rates and the billing status as their dialogs do', () => {
  expect(
    written([
      { field: 'billStatus', from: 'exported', to: 'not_exported' },
      { field: 'adjustment', name: 'Dock fee', from: null, to: 500 },
      { field: 'waitTime', from: 0, to: 900 },
      { field: 'driverPayRate', from: null, to: 70 },
      { field: 'driverPayAdjustment', name: 'Long carry', from: 500, to: null },
    ]),
  ).toEqual([
    'Billing Status: Billed to Unbilled',
    'Dock fee: none to $5.00',
    'Wait Time: $0.00 to $9.00',
    'Driver pay, rate: none to 70%',
    'Driver pay, Long carry: $5.00 to none',
  ])
})
