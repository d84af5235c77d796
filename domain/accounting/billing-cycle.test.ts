import { expect, test } from 'vitest'
import { lastDayOfCycle } from './billing-cycle.ts'

test.each([
  ['soonest', '2026-11-26', '2026-11-26'],
  ['daily', '2026-11-26', '2026-11-25'],
  ['daily', '2027-01-01', '2026-12-31'],
  ['weekly', '2026-11-26', '2026-11-22'],
  ['weekly', '2026-11-23', '2026-11-22'],
  ['weekly', '2026-11-22', '2026-11-15'],
  ['monthly', '2026-11-26', '2026-10-31'],
  ['monthly', '2026-12-01', '2026-11-30'],
  ['monthly', '2028-03-15', '2028-02-29'],
] as const)('%s on %s is over up to %s', (cycle, today, last) => {
  expect(lastDayOfCycle(cycle, today)).toBe(last)
})
