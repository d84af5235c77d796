import { expect, test } from 'vitest'
import { ageingColumnOf } from './ageing.ts'
import { invoice } from './testing/samples.ts'

test.each([
  ['2026-11-29', 'current'],
  ['2026-11-30', 'current'],
  ['2026-12-01', 'days30'],
  ['2026-12-30', 'days30'],
  ['2026-12-31', 'days60'],
  ['2027-01-29', 'days60'],
  ['2027-01-30', 'days90'],
  ['2027-02-28', 'days90'],
  ['2027-03-01', 'over90'],
] as const)('what falls due on November 30 stands on %s under %s', (day, column) => {
  expect(ageingColumnOf(invoice(), day)).toBe(column)
})
