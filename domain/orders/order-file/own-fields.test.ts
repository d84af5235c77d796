import { expect, test } from 'vitest'
import type { OrderField } from '../order-fields.ts'
import { changedSince } from './again.ts'
import { orderMappingErrors } from './columns.ts'
import { ownValuesOf } from './own-fields.ts'
import { orderFileReader } from './read-row.ts'

/* docs/rules/orders-by-file.md, "Columns": a courier's own fields, and pins. */

const field = (id: number, name: string, more: Partial<OrderField> = {}): OrderField => ({
  id,
  name,
  kind: 'text',
  options: [],
  required: false,
  help: null,
  shownIn: ['Scheduler', 'Order', 'Exports'],
  pinned: true,
  ...more,
})
const fields = [
  field(1, 'Cost centre', { required: true }),
  field(2, 'Ward', { kind: 'choice', options: ['Pharmacie', 'Laboratory'] }),
  field(3, 'Claim', { kind: 'number' }),
  field(4, 'Call first', { kind: 'yesNo' }),
  field(5, 'Office alone', { shownIn: ['Order'], required: true }),
]
const mapping = {
  pickupName: 'From',
  dropoffName: 'To',
  orderFields: { 1: 'CC', 2: 'Ward', 3: 'Claim', 4: 'Call', 9: 'Of another courier' },
}
const valuesOf = (own: Record<string, string>) => ownValuesOf(own, fields, { mapping, decimalSign: null })

test.each([
  [{ 1: 'A-4410' }, { 1: 'A-4410' }],
  [
    { 1: 'A', 2: 'laboratory', 3: '12,5', 4: 'Oui' },
    { 1: 'A', 2: 'Laboratory', 3: 12.5, 4: true },
  ],
  [
    { 1: 'A', 2: 'PHARMACIE', 3: '1 250', 4: 'n' },
    { 1: 'A', 2: 'Pharmacie', 3: 1_250, 4: false },
  ],
  // What only the office fills in, and what another courier asks for, is none of this order's.
  [{ 1: 'A', 5: 'x', 9: 'y' }, { 1: 'A' }],
])('%j is taken', (own, values) => {
  expect(valuesOf(own)).toEqual({ values, faults: [] })
})

test.each([
  [{}, 'CC', 'Required'],
  [{ 1: 'A', 2: 'Kitchen' }, 'Ward', '“Kitchen” is none of Pharmacie, Laboratory'],
  [{ 1: 'A', 3: 'twelve' }, 'Claim', '“twelve” is not a number'],
  [{ 1: 'A', 4: 'perhaps' }, 'Call', '“perhaps” is neither yes nor no'],
  [{ 1: 'x'.repeat(301) }, 'CC', 'Must be at most 300 characters'],
])('%j is a fault of its column', (own, column, why) => {
  expect(valuesOf(own).faults).toEqual([{ column, why }])
})

test('a fault of a field without a column names the field', () => {
  const { faults } = ownValuesOf({}, fields, { mapping: { pickupName: 'From' }, decimalSign: null })
  expect(faults).toEqual([{ column: 'Cost centre', why: 'Required' }])
})

const heading = ['From', 'To', 'Street', 'City', 'Prov', 'Lat', 'Lng', 'CC']
const pinned = {
  pickupName: 'From',
  dropoffName: 'To',
  dropoffStreet: 'Street',
  dropoffCity: 'City',
  dropoffProvince: 'Prov',
  dropoffLatitude: 'Lat',
  dropoffLongitude: 'Lng',
  orderFields: { 1: 'CC' },
}
const read = (lat: string, lng: string, costCentre = 'A') =>
  orderFileReader(heading, { mapping: pinned, dayFirst: null, decimalSign: null, units: 'Metric' })({
    line: 2,
    values: ['Depot', 'Bakery', '615 Broadway Avenue', 'Saskatoon', 'SK', lat, lng, costCentre],
  })

test('a pin of the file is that of the address, and stands for certain', () => {
  const { stops, mends, faults } = read('52.1187', '-106,6561')
  expect(stops.dropoff?.location).toMatchObject({ latitude: 52.1187, longitude: -106.6561, approximatePin: false })
  expect(mends).toMatchObject([{ column: 'Lng', from: '-106,6561', to: '-106.6561', why: 'decimal comma' }])
  expect(faults).toEqual([])
})

test.each([
  ['-106.6561', '52.1187', 'Lat', 'Latitude and longitude are swapped'],
  ['52.1187', '', 'Lng', 'Required'],
  ['north', '-106.6561', 'Lat', '"north" is not a number of degrees'],
  ['48.8566', '2.3522', 'Lat', '48.8566, 2.3522 is outside Canada'],
])('%s, %s is no pin', (lat, lng, column, why) => {
  expect(read(lat, lng).faults).toEqual([{ column, why }])
})

test('columns that the file does not have and half a pin are said of the mapping', () => {
  const { dropoffLongitude: _longitude, ...half } = pinned
  expect(orderMappingErrors(heading, pinned)).toEqual({})
  expect(orderMappingErrors(heading, { ...half, orderFields: { 1: 'Centre' } })).toEqual({
    '/mapping/dropoffLongitude': ['A pin has a latitude and a longitude'],
    '/mapping/orderFields/1': ['The file has no column "Centre"'],
  })
})

test('a reference that comes again with another value of an own field is another order', () => {
  const row = (costCentre: string) => ({ ...read('52.1187', '-106.6561', costCentre), reference: 'R-1' })
  const before = { deliveryOrderId: 7, said: row('A-4410').said }
  expect(changedSince(row('a-4410'), before, pinned)).toBeNull()
  expect(changedSince(row('B'), before, pinned)?.why).toContain('with another CC:')
  expect(changedSince(row(''), before, { pickupName: 'From' })?.why).toContain('with another field of the courier:')
})
