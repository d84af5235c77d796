import { expect, test } from 'vitest'
import { demoMonths } from './demo-months.ts'

test.each([
  ['2026-11-26', { firstDay: '2026-08-22', billedUntil: ['2026-08-31', '2026-09-30'], lastMonth: '2026-10-01' }],
  ['2026-11-01', { firstDay: '2026-08-03', billedUntil: ['2026-08-31', '2026-09-30'], lastMonth: '2026-10-01' }],
  ['2026-10-31', { firstDay: '2026-07-22', billedUntil: ['2026-07-31', '2026-08-31'], lastMonth: '2026-09-01' }],
  ['2027-03-01', { firstDay: '2026-12-01', billedUntil: ['2026-12-31', '2027-01-31'], lastMonth: '2027-02-01' }],
  ['2027-01-01', { firstDay: '2026-10-03', billedUntil: ['2026-10-31', '2026-11-30'], lastMonth: '2026-12-01' }],
])('on %s two months are billed, and last month waits', (today, months) => {
  expect(demoMonths(today)).toEqual(months)
})
