import { expect, test } from 'vitest'
import { columnFields, contractMapping, guessMapping, missingFields, withColumn } from './column-mapping.ts'

const stores = 'store_number,name,street_address,city,province,postcode,phone,timezone,longitude,latitude'.split(',')

test('guesses every column of the store list', () => {
  expect(contractMapping(guessMapping(stores))).toEqual({
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
  ['LNG', 'longitude'],
  ['Prov.', 'province'],
  ['ZIP code', 'postalCode'],
] as const)('knows %s as %s', (column, field) => {
  expect(guessMapping([column])[field]).toBe(column)
})

test('takes no column twice, and the likelier one first', () => {
  const mapping = guessMapping(['Address', 'Street address', 'Name'])
  expect(mapping.streetAddress).toBe('Street address')
  expect(Object.values(mapping).filter((column) => column === 'Name')).toHaveLength(1)
})

test('prefers what was chosen the last time, where the file has that column', () => {
  const remembered = { name: 'city', phone: 'fax' }
  const mapping = guessMapping(['name', 'city', 'phone'], remembered)
  expect(mapping).toMatchObject({ name: 'city', city: '', phone: 'phone' })
})

test('keeps a column that was chosen for two fields', () => {
  const remembered = { name: 'store', externalReference: 'store' }
  expect(guessMapping(['store'], remembered)).toMatchObject(remembered)
})

test('names the required fields that are still open', () => {
  expect(missingFields(guessMapping(stores))).toEqual([])
  expect(missingFields(guessMapping(['name', 'phone']))).toEqual(['streetAddress', 'city', 'province'])
  const half = guessMapping(['name', 'address', 'city', 'province', 'lat'])
  expect(missingFields(half)).toEqual(['longitude'])
  expect(missingFields({ ...half, latitude: '' })).toEqual([])
})

test('a column is given to one field alone, or to none', () => {
  const both = guessMapping(['store'], { name: 'store', externalReference: 'store' })
  expect(columnFields(both, 'store').map(({ label }) => label)).toEqual(['Name', 'Reference'])
  const named = withColumn(both, 'store', 'city')
  expect(named).toMatchObject({ name: '', externalReference: '', city: 'store' })
  expect(columnFields(withColumn(named, 'store', null), 'store')).toEqual([])
})
