import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ageingColumnOf, ageingOf, ageingTotal } from './ageing.ts'
import { outstandingCents } from './state.ts'
import { anyDayAround, anyHistory } from './testing/histories.ts'
import { creditNote, invoice } from './testing/samples.ts'

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

test('a credit note ages by its own date, and stands below zero', () => {
  const invoices = [
    invoice(),
    invoice({ id: 14, settledCents: 4_000, dueDate: '2026-10-20' }),
    invoice({ id: 15, voidedOn: '2026-11-02' }),
    creditNote(),
  ]
  expect(ageingOf(invoices, '2026-12-10')).toEqual({
    current: 0,
    days30: 10_000,
    days60: 6_000 - 3_000,
    days90: 0,
    over90: 0,
  })
})

test('the columns add up to what is outstanding, on any day', () => {
  fc.assert(
    fc.property(anyHistory, anyDayAround, ({ invoices }, day) => {
      const outstanding = invoices.reduce((sum, one) => sum + outstandingCents(one), 0)
      expect(ageingTotal(ageingOf(invoices, day))).toBe(outstanding)
    }),
  )
})
