import { expect, test } from 'vitest'
import { addressKey } from './address-key.ts'

const place = (streetAddress: string, unitNumber: string | null = null, city = 'Saskatoon', province = 'SK') =>
  addressKey({ streetAddress, unitNumber, city, province })

test.each([
  ['110-3160 Preston Avenue', null],
  ['3160 Preston Ave.', '110'],
  ['3160 PRESTON AVENUE', '#110'],
  ['Unit 110, 3160 Preston Av', null],
])('%s with the unit %s is one and the same place', (street, unit) => {
  expect(place(street, unit)).toBe(place('110-3160 Preston Avenue'))
})

test('another unit, city or street is another place, and without a street it is like no other', () => {
  const known = place('402 21st Street East')
  expect(place('402 21st St E')).toBe(known)
  expect([
    place('402 21st Street West'),
    place('402 21st Street East', '4'),
    place('402 21st Street East', null, 'Regina'),
  ]).not.toContain(known)
  expect(place(' ')).toBeNull()
})
