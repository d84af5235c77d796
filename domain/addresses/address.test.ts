import { expect, it } from 'vitest'
import { formatAddress, streetOf, withUnit } from './address.ts'

it.each([
  ['3160 Preston Avenue', '110', '110-3160 Preston Avenue'],
  ['3160 Preston Avenue', ' #110 ', '110-3160 Preston Avenue'],
  ['12 High Street', 'Suite 4', 'Suite 4, 12 High Street'],
  ['Range Road 3052', '110', '110, Range Road 3052'],
  // The house has the same number.
  ['110 Preston Avenue', '110', '110-110 Preston Avenue'],
  ['1103160 Preston Avenue', '110', '110-1103160 Preston Avenue'],
  ['3160 Preston Avenue #1101', '110', '110-3160 Preston Avenue #1101'],
  ['3160 Preston Avenue', '', '3160 Preston Avenue'],
  ['3160 Preston Avenue', null, '3160 Preston Avenue'],
])('%s gets its unit %s once: %s', (street, unit, written) => {
  expect(withUnit(street, unit)).toBe(written)
  expect(withUnit(written, unit)).toBe(written)
})

it.each([
  ['110-3160 Preston Avenue', '110'],
  ['110 – 3160 Preston Avenue', '110'],
  ['110, 3160 Preston Avenue', '110'],
  ['Unit 110, 3160 Preston Avenue', '110'],
  ['unit 110 3160 Preston Avenue', 'Unit 110'],
  ['#110 - 3160 Preston Avenue', '110'],
  ['3160 Preston Avenue #110', '110'],
  ['3160 Preston Avenue, Suite 4B', '4b'],
  ['3160 Preston Avenue (apt. 4), Saskatoon', 'Apt 4'],
  ['4-12 High Street', 'Suite 4'],
  ['A.1-12 High Street', 'A.1'],
])('%s names its unit %s already', (street, unit) => {
  expect(withUnit(street, unit)).toBe(street)
})

it('is part of the address in one line, and its street is told without the city', () => {
  const place = { streetAddress: '110-3160 Preston Avenue', city: 'Saskatoon', province: 'SK', postalCode: 'S7T 1C5' }
  const line = formatAddress({ ...place, unitNumber: '110' })
  expect(line).toBe('110-3160 Preston Avenue, Saskatoon, SK S7T 1C5')
  expect(streetOf(line)).toBe('110-3160 Preston Avenue')
  expect(streetOf('Suite 4, 12 High Street, Regina, SK')).toBe('Suite 4, 12 High Street')
  expect(streetOf('Local Road 5, Regina, SK')).toBe('Local Road 5')
})
