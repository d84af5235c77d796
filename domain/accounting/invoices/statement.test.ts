import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../time/zoned-time.ts'
import { ageingTotal } from './ageing.ts'
import { outstandingAt, takeBack } from './settlements.ts'
import { statementOf, type Statement } from './statement.ts'
import { anyDayAround, anyHistory } from './testing/histories.ts'
import { credit, creditNote, invoice, payment } from './testing/samples.ts'

const rowsOf = ({ rows }: Statement) =>
  rows.map(({ day, kind, invoice: about, cents, balanceCents }) => [
    day,
    kind,
    about?.number ?? '',
    cents,
    balanceCents,
  ])

const cheque = payment({ amountCents: 7_000, parts: [{ invoiceId: 12, cents: 7_000 }] })
const account = {
  invoices: [
    invoice({ settledCents: 3_000 }),
    creditNote({ settledCents: 3_000, invoiceDate: '2026-12-03' }),
    creditNote({ id: 16, number: 'INV-16', settledCents: 3_000, invoiceDate: '2026-11-20' }),
    invoice({
      id: 14,
      number: 'INV-14',
      totalCents: 500,
      invoiceDate: '2026-12-03',
      dueDate: '2026-12-31',
      voidedOn: '2026-12-10',
    }),
  ],
  settlements: [
    cheque,
    credit(),
    payment({ id: 3, kind: 'refund', day: '2026-12-12', amountCents: 3_000, parts: [{ invoiceId: 16, cents: 3_000 }] }),
    { ...takeBack(cheque, { day: '2026-12-14', note: '' }), id: 4 },
  ],
}

test('each row moves the balance, and a credit that is used is none', () => {
  const statement = statementOf(account, { from: '2026-12-01', until: '2026-12-31' })
  expect(statement.openingCents).toBe(7_000)
  expect(rowsOf(statement)).toEqual([
    ['2026-12-03', 'invoice', 'INV-14', 500, 7_500],
    ['2026-12-03', 'creditNote', 'INV-13', -3_000, 4_500],
    ['2026-12-03', 'payment', '', -7_000, -2_500],
    ['2026-12-10', 'reversal', 'INV-14', -500, -3_000],
    ['2026-12-12', 'refund', '', 3_000, 0],
    ['2026-12-14', 'paymentTakenBack', '', 7_000, 7_000],
  ])
  expect(statement.closingCents).toBe(7_000)
  expect(statement.ageing).toEqual({ current: 0, days30: 0, days60: 7_000, days90: 0, over90: 0 })
})

test('it ages what was owed on its last day, by what was settled up to then', () => {
  const { closingCents, ageing } = statementOf(account, { from: '2026-11-01', until: '2026-12-09' })
  expect(closingCents).toBe(-2_500)
  // The invoice is paid, one credit note is unused and the other one used; the credit covers the invoice that became void later.
  expect(ageing).toEqual({ current: -2_500, days30: 0, days60: 0, days90: 0, over90: 0 })
})

test('days on which nothing happened', () => {
  const statement = statementOf(account, { from: '2027-01-01', until: '2027-01-31' })
  expect([statement.openingCents, statement.rows, statement.closingCents]).toEqual([7_000, [], 7_000])
})

test('on any day it closes with what is outstanding, and the next one opens with that', () => {
  fc.assert(
    fc.property(anyHistory, anyDayAround, fc.nat(60), (history, from, days) => {
      const until = addDays(from, days)
      const { openingCents, rows, closingCents, ageing } = statementOf(history, { from, until })
      const outstanding = outstandingAt(until, history.invoices, history.settlements)
      expect(closingCents).toBe(outstanding.reduce((sum, one) => sum + one.outstandingCents, 0))
      expect(ageingTotal(ageing)).toBe(closingCents)
      expect(rows.reduce((sum, { cents }) => sum + cents, openingCents)).toBe(closingCents)
      expect(rows.at(-1)?.balanceCents ?? openingCents).toBe(closingCents)
      expect(rows.map(({ day }) => day)).toEqual(rows.map(({ day }) => day).toSorted())
      const next = addDays(until, 1)
      expect(statementOf(history, { from: next, until: next }).openingCents).toBe(closingCents)
    }),
  )
})
