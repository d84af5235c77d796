import { expect, test } from 'vitest'
import { billDateOf } from './bill-date.ts'

test.each([
  ['2026-11-15', null, '2026-11-15'],
  ['2026-11-15', '2026-11-14', '2026-11-15'],
  ['2026-11-15', '2026-11-15', '2026-11-16'],
  ['2026-11-15', '2026-11-30', '2026-12-01'],
])('bills of a period that ends on %s, with books closed up to %s, are dated %s', (until, closed, date) => {
  expect(billDateOf(until, closed)).toBe(date)
})
