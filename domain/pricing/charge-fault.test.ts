import { expect, it } from 'vitest'
import { chargeFault } from './charge-fault.ts'

it.each([
  ['percentage', 999.9, null],
  ['percentage', 1_000, 'Must be below 1,000 %'],
  ['fee', 100_000, null],
  ['fee', 12.5, 'Must be whole cents'],
  ['none', 0, null],
] as const)('of a %s of %s says %s', (type, amount, fault) => {
  expect(chargeFault({ type, amount })).toBe(fault)
})
