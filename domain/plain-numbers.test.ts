import { expect, it } from 'vitest'
import { withPlainNumbers } from './plain-numbers.ts'

it.each([
  ['1,234.5', '1234.5'],
  ['1 234,5 km', '1234.5 km'],
  ['1\u202f234\u00a0567', '1234567'],
  ['1.234,50 $', '1234.50 $'],
  ['1.234.567', '1234567'],
  ['1,234', '1234'],
  ['1,5', '1.5'],
  ['1,234,567', '1234567'],
  ['5 km 300 m', '5 km 300 m'],
  ['12.25', '12.25'],
  ['5.', '5.'],
  ['no end', 'no end'],
])('reads %j as %j', (text, plain) => {
  expect(withPlainNumbers(text)).toBe(plain)
})
