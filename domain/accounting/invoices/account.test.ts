import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../time/zoned-time.ts'
import { accountOn, ageingOf, type CustomerAccount } from './account.ts'
import { ageingTotal } from './ageing.ts'
import { creditHoldProposal } from './credit-hold-proposals.ts'
import { reminderFor } from './reminders.ts'
import { outstandingCents } from './state.ts'
import { statementOf } from './statement.ts'
import { anyDayAround, anyHistory, historyEnds } from './testing/histories.ts'
import { creditNote, invoice, payment } from './testing/samples.ts'

const entriesOf = ({ entries }: CustomerAccount) =>
  entries.map(({ invoice: { number }, outstandingCents: outstanding, owedCents }) => [number, outstanding, owedCents])

const debtsOf = ({ entries }: CustomerAccount) =>
  entries.map((entry) => ({ ...entry, isSent: true, isDisputed: false }))

const remind = (account: CustomerAccount, today: string) =>
  reminderFor(
    { name: 'Elm Bakery', email: 'billing@elm.example', lastReminderOn: null, debts: debtsOf(account) },
    { today, leastCents: 0 },
  )

test('open credit is taken off the oldest debts', () => {
  const invoices = [
    invoice(),
    invoice({ id: 14, number: 'INV-14', settledCents: 4_000, dueDate: '2026-10-20' }),
    invoice({ id: 15, number: 'INV-15', voidedOn: '2026-11-02' }),
    creditNote({ totalCents: 7_500 }),
  ]
  const paid = payment({ amountCents: 4_000, day: '2026-11-05', parts: [{ invoiceId: 14, cents: 4_000 }] })
  const account = accountOn('2026-12-10', invoices, [paid])
  expect(account.balanceCents).toBe(8_500)
  expect(entriesOf(account)).toEqual([
    ['INV-14', 6_000, 0],
    ['INV-13', -7_500, 0],
    ['INV-12', 10_000, 8_500],
  ])
  expect(ageingOf(account, '2026-12-10')).toEqual({ current: 0, days30: 8_500, days60: 0, days90: 0, over90: 0 })
})

test('credit that no debt is left for stands under current, the newest last', () => {
  const invoices = [
    invoice({ totalCents: 2_000 }),
    creditNote({ invoiceDate: '2026-08-01' }),
    creditNote({ id: 16, number: 'INV-16' }),
  ]
  const account = accountOn('2026-12-10', invoices, [])
  expect(entriesOf(account)).toEqual([
    ['INV-13', -3_000, -1_000],
    ['INV-16', -3_000, -3_000],
    ['INV-12', 2_000, 0],
  ])
  expect(ageingOf(account, '2026-12-10')).toEqual({ current: -4_000, days30: 0, days60: 0, days90: 0, over90: 0 })
})

test('a cent that came before its invoice is credit until the day of the invoice, in the statement and in the ageing', () => {
  const ofAugust = invoice({ totalCents: 11_300, settledCents: 1, invoiceDate: '2026-08-02', dueDate: '2026-09-01' })
  const cent = payment({ day: '2026-07-31', amountCents: 1, parts: [{ invoiceId: 12, cents: 1 }] })
  const books = { invoices: [ofAugust], settlements: [cent] }
  const july = statementOf(books, { from: '2026-07-01', until: '2026-07-31' })
  expect([july.closingCents, ageingTotal(july.ageing)]).toEqual([-1, -1])
  const august = statementOf(books, { from: '2026-08-01', until: '2026-08-31' })
  expect([august.openingCents, august.closingCents, ageingTotal(august.ageing)]).toEqual([-1, 11_299, 11_299])
})

test('an invoice of tomorrow is owed tomorrow', () => {
  const account = (day: string) => accountOn(day, [invoice({ totalCents: 3_390, invoiceDate: '2026-12-01' })], [])
  expect(account('2026-11-30')).toEqual({ entries: [], balanceCents: 0 })
  expect(account('2026-12-01').balanceCents).toBe(3_390)
})

test('a credit note on which more was given back than it has by a day is not due', () => {
  const note = creditNote({ totalCents: 1, settledCents: 1, invoiceDate: '2026-11-29' })
  const given = payment({ kind: 'refund', day: '2026-11-30', amountCents: 1, parts: [{ invoiceId: 13, cents: 1 }] })
  const taken = {
    ...given,
    id: 2,
    day: '2026-12-02',
    amountCents: -1,
    parts: [{ invoiceId: 13, cents: -1 }],
    takesBackId: 1,
  }
  const account = accountOn('2026-12-01', [note], [given, taken, { ...given, id: 3 }])
  expect(entriesOf(account)).toEqual([['INV-13', 1, 1]])
  expect(ageingOf(account, '2026-12-01')).toEqual({ current: 1, days30: 0, days60: 0, days90: 0, over90: 0 })
  expect(remind(account, '2026-12-01')).toMatchObject({ isDue: false, why: 'nothingOverdue' })
  expect(creditHoldProposal({ isOnHold: false, debts: debtsOf(account) }, { today: '2027-12-01' })).toBeNull()
})

test('nobody who has more credit than debts is reminded or put on hold', () => {
  const invoices = [
    invoice({ totalCents: 1_130, dueDate: '2026-01-31' }),
    creditNote({ totalCents: 10_170, invoiceDate: '2026-11-30' }),
  ]
  const account = accountOn('2026-12-10', invoices, [])
  expect(account.balanceCents).toBe(-9_040)
  expect(remind(account, '2026-12-10')).toMatchObject({ isDue: false, why: 'nothingOverdue' })
  expect(creditHoldProposal({ isOnHold: false, debts: debtsOf(account) }, { today: '2026-12-10' })).toBeNull()
})

test('a returned cheque next to a credit is reminded of what is left', () => {
  const cheque = payment({ amountCents: 18_099, parts: [{ invoiceId: 12, cents: 18_099 }] })
  const returned = { ...cheque, id: 2, day: '2026-12-05', amountCents: -18_099, takesBackId: 1 }
  const parts = [{ invoiceId: 12, cents: -18_099 }]
  const account = accountOn(
    '2026-12-10',
    [invoice({ totalCents: 18_099 }), creditNote({ totalCents: 1_050 })],
    [cheque, { ...returned, parts }],
  )
  expect(remind(account, '2026-12-10')).toMatchObject({ isDue: true, overdueCents: 17_049 })
})

test('all readers agree on any day', () => {
  fc.assert(
    fc.property(anyHistory, anyDayAround, fc.nat(60), ({ invoices, settlements }, from, days) => {
      const day = addDays(from, days)
      const account = accountOn(day, invoices, settlements)
      const ageing = ageingOf(account, day)
      const statement = statementOf({ invoices, settlements }, { from, until: day })
      expect(statement.closingCents).toBe(account.balanceCents)
      expect(statement.ageing).toEqual(ageing)
      expect(ageingTotal(ageing)).toBe(account.balanceCents)
      const sums = { outstanding: 0, owed: 0, debts: 0 }
      for (const { outstandingCents: outstanding, owedCents } of account.entries) {
        sums.outstanding += outstanding
        sums.owed += owedCents
        sums.debts += Math.max(0, owedCents)
        expect(outstanding * owedCents).toBeGreaterThanOrEqual(0)
        expect(Math.abs(owedCents)).toBeLessThanOrEqual(Math.abs(outstanding))
      }
      expect([sums.outstanding, sums.owed]).toEqual([account.balanceCents, account.balanceCents])
      // Either debts are left or credit is, never both.
      expect(sums.debts).toBe(Math.max(0, account.balanceCents))
      const reminder = remind(account, day)
      const overdue = ageing.days30 + ageing.days60 + ageing.days90 + ageing.over90
      expect(reminder.isDue ? reminder.overdueCents : 0).toBe(overdue)
    }),
  )
})

test('the last day tells what each of them says of itself', () => {
  fc.assert(
    fc.property(anyHistory, ({ invoices, settlements }) => {
      const told = accountOn(historyEnds, invoices, settlements).entries.map((entry) => [
        entry.invoice.id,
        entry.outstandingCents,
      ])
      const own = invoices.map((one) => [one.id, outstandingCents(one)]).filter(([, cents]) => cents !== 0)
      expect(told.toSorted()).toEqual(own.toSorted())
    }),
  )
})
