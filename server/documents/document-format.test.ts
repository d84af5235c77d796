import { expect, test } from 'vitest'
import {
  addressLines,
  formatDimensions,
  formatInstant,
  formatPieces,
  formatWeight,
  parcelTotals,
} from './document-format.ts'

const parcel = { name: 'Box', quantity: 2, lengthM: 0.508, widthM: 0.3, heightM: 0.254, weightKg: 4.5359237 }

/** No-break spaces as spaces, for comparing. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('an instant is told in the zone of the order, with the zone', () => {
  const instant = Date.UTC(2019, 10, 21, 4, 5) / 1000
  expect(plain(formatInstant(instant, 'America/Regina'))).toBe('Nov 20, 2019, 22:05 CST')
  expect(plain(formatInstant(instant, 'America/Toronto'))).toBe('Nov 20, 2019, 23:05 EST')
})

test('midnight is 00:00', () => {
  expect(plain(formatInstant(Date.UTC(2019, 10, 21, 6) / 1000, 'America/Regina'))).toBe('Nov 21, 2019, 00:00 CST')
})

test('weights and sides follow the unit preference', () => {
  expect(formatWeight(4.5359237, 'Metric')).toBe('4.54 kg')
  expect(formatWeight(4.5359237, 'MetricMixed')).toBe('10.00 lb')
  expect(formatDimensions(parcel, 'Metric')).toBe('50.8 × 30 × 25.4 cm')
  expect(formatDimensions(parcel, 'Imperial')).toBe('20 × 11.81 × 10 in')
  expect(formatDimensions({ ...parcel, heightM: null }, 'Metric')).toBeNull()
})

test('totals count pieces, and weigh those whose weight is known', () => {
  expect(parcelTotals([parcel, { ...parcel, quantity: 3, weightKg: null }])).toEqual({ pieces: 5, weightKg: 9.0718474 })
  expect(parcelTotals([{ ...parcel, weightKg: null }]).weightKg).toBeNull()
  expect(formatPieces(1)).toBe('1 piece')
  expect(formatPieces(1200)).toBe('1,200 pieces')
})

test.each([
  ['110-3160 Preston Ave S, Saskatoon, SK S7T 1A1', ['110-3160 Preston Ave S', 'Saskatoon, SK S7T 1A1']],
  ['Suite 4, 12 High St, Regina, SK S4P3Y2, Canada', ['Suite 4, 12 High St', 'Regina, SK S4P 3Y2, Canada']],
  ['Dock 4, 12 High St, Regina, SK S4P 3Y2', ['Dock 4, 12 High St', 'Regina, SK S4P 3Y2']],
  ['The farm beyond the second bridge ', ['The farm beyond the second bridge']],
])('%s is written as on an envelope', (address, lines) => {
  expect(addressLines(address).map(plain)).toEqual(lines)
})
