import { expect, it } from 'vitest'
import { quantityFault, readQuantity } from './quantity-text.ts'

it.each([
  ['2', 2, null],
  [' 1,000 ', 1_000, null],
  ['1 000', 1_000, null],
  ['10000', 10_000, null],
  ['1.5', '1.5', 'Must be a valid number'],
  ['2,5', '2,5', 'Must be a valid number'],
  ['1.000', '1.000', 'Must be a valid number'],
  ['1e3', '1e3', 'Must be a valid number'],
  ['100000', 100_000, 'Must be less than 10000'],
  ['0', 0, 'Must be greater than 0'],
  ['-3', -3, 'Must be greater than 0'],
  ['', null, 'Required'],
])('reads “%s” pieces without dropping a character', (typed, read, fault) => {
  expect(readQuantity(typed)).toBe(read)
  expect(quantityFault(readQuantity(typed))).toBe(fault)
})

it('takes none of a kind where none may be meant', () => {
  expect(quantityFault(0, 0)).toBeNull()
  expect(quantityFault(-1, 0)).toBe('Must be greater than 0')
})
