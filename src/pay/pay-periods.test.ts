import { expect, it } from 'vitest'
import { payPeriodOf, payPeriodsBefore } from './pay-periods.ts'

const semiMonthly = { payPeriod: 'semiMonthly', anchor: '2026-01-05' } as const
const biweekly = { payPeriod: 'biweekly', anchor: '2026-01-05' } as const

it('knows the period of a day, and those before it', () => {
  expect(payPeriodOf('2026-11-27', semiMonthly)).toEqual({ from: '2026-11-16', until: '2026-11-30' })
  expect(payPeriodsBefore('2026-03-01', semiMonthly, 3)).toEqual([
    { from: '2026-03-01', until: '2026-03-15' },
    { from: '2026-02-16', until: '2026-02-28' },
    { from: '2026-02-01', until: '2026-02-15' },
  ])
  expect(payPeriodsBefore('2026-01-06', biweekly, 2)).toEqual([
    { from: '2026-01-05', until: '2026-01-18' },
    { from: '2025-12-22', until: '2026-01-04' },
  ])
})
