import { expect, test } from 'vitest'
import { locationImport } from '#src/screens/locations/import/location-import.ts'
import { columnFields, guessMapping, missingFields, withColumn, withField } from './column-mapping.ts'
import type { Columns } from './file-import.ts'

const { fields } = locationImport

const stores = 'store_number,name,street_address,city,province,postcode,phone,timezone,longitude,latitude'.split(',')

test('guesses every column of the store list', () => {
  expect(guessMapping(fields, stores)).toEqual({
    externalReference: 'store_number',
    name: 'name',
    streetAddress: 'street_address',
    city: 'city',
    province: 'province',
    postalCode: 'postcode',
    phone: 'phone',
    timezone: 'timezone',
    latitude: 'latitude',
    longitude: 'longitude',
  })
})

test.each([
  ['Adresse', 'streetAddress'],
  ['Code postal', 'postalCode'],
  ['Téléphone', 'phone'],
  ['E-mail', 'email'],
  ['Courriel', 'email'],
  ['LNG', 'longitude'],
  ['Prov.', 'province'],
  ['ZIP code', 'postalCode'],
] as const)('knows %s as %s', (column, field) => {
  expect(guessMapping(fields, [column])[field]).toBe(column)
})

test('takes no column twice, and the likelier one first', () => {
  const mapping = guessMapping(fields, ['Address', 'Street address', 'Name'])
  expect(mapping.streetAddress).toBe('Street address')
  expect(Object.values(mapping).filter((column) => column === 'Name')).toHaveLength(1)
})

test('prefers what was chosen the last time, where the file has that column', () => {
  const remembered = { name: 'city', phone: 'fax' }
  const mapping = guessMapping(fields, ['name', 'city', 'phone'], remembered)
  expect(mapping).toEqual({ name: 'city', phone: 'phone' })
})

test('keeps a column that was chosen for two fields', () => {
  const remembered = { name: 'store', externalReference: 'store' }
  expect(guessMapping(fields, ['store'], remembered)).toMatchObject(remembered)
})

test('names the required fields that are still open', () => {
  const missing = (mapping: Columns) => missingFields(fields, mapping).map(({ id }) => id)
  expect(missing(guessMapping(fields, stores))).toEqual([])
  expect(missing(guessMapping(fields, ['name', 'phone']))).toEqual(['streetAddress', 'city', 'province'])
  const half = guessMapping(fields, ['name', 'address', 'city', 'province', 'lat'])
  expect(missing(half)).toEqual(['longitude'])
  expect(missing(withField(half, 'latitude', null))).toEqual([])
})

test('a column is given to one field alone, or to none', () => {
  const both = guessMapping(fields, ['store'], { name: 'store', externalReference: 'store' })
  expect(columnFields(fields, both, 'store').map(({ label }) => label)).toEqual(['Name', 'Reference'])
  const named = withColumn(both, 'store', 'city')
  expect(named).toEqual({ city: 'store' })
  expect(columnFields(fields, withColumn(named, 'store', null), 'store')).toEqual([])
})
