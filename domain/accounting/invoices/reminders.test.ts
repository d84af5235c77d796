import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountOn } from './account.ts'
import { reminderFor, reminderStepLabels, reminderSteps, type Debt, type RemindedCustomer } from './reminders.ts'
import { outstandingCents } from './state.ts'
import { anyDayAround, anyHistory } from './testing/histories.ts'
import { creditNote, invoice } from './testing/samples.ts'
import type { Invoice } from './types.ts'

const debt = (one: Invoice, more: Partial<Debt> = {}): Debt => ({
  invoice: one,
  owedCents: outstandingCents(one),
  isSent: true,
  isDisputed: false,
  ...more,
})

const customer = (more: Partial<RemindedCustomer> = {}): RemindedCustomer => ({
  name: 'Elm Bakery',
  email: 'billing@elm.example',
  lastReminderOn: null,
  debts: [debt(invoice())],
  ...more,
})

const on = (today: string, more: Partial<RemindedCustomer> = {}, leastCents = 0) =>
  reminderFor(customer(more), { today, leastCents })

test.each([
  ['2026-12-01', 'friendly'],
  ['2026-12-14', 'friendly'],
  ['2026-12-15', 'firm'],
  ['2027-01-13', 'firm'],
  ['2027-01-14', 'final'],
] as const)('of what fell due on November 30 the reminder of %s is %s', (today, step) => {
  expect(on(today)).toMatchObject({ isDue: true, step })
})

test('the steps in words', () => {
  expect(reminderSteps.map((step) => reminderStepLabels[step])).toEqual([
    'Friendly reminder',
    'Firm reminder',
    'Final reminder',
  ])
})

test('it is about all that is overdue and not disputed, the oldest first, and the oldest says how firm it is', () => {
  const ofDecember = invoice({ id: 15, number: 'INV-15', dueDate: '2026-12-01', settledCents: 4_000 })
  const debts = [
    debt(ofDecember),
    debt(invoice()),
    debt(invoice({ id: 11, dueDate: '2026-09-30' }), { isDisputed: true }),
    debt(invoice({ id: 10, dueDate: '2026-09-30' }), { isSent: false }),
    debt(invoice({ id: 9, dueDate: '2026-09-30' }), { owedCents: 0 }),
    debt(invoice({ id: 16, dueDate: '2026-12-31' })),
    debt(creditNote()),
  ]
  expect(on('2026-12-11', { debts })).toEqual({
    isDue: true,
    step: 'friendly',
    overdueCents: 16_000,
    invoices: [
      { invoice: invoice(), owedCents: 10_000, daysOver: 11 },
      { invoice: ofDecember, owedCents: 6_000, daysOver: 10 },
    ],
  })
})

test('a customer who gets none, and why', () => {
  const none = (...args: Parameters<typeof on>) => {
    const reminder = on(...args)
    return reminder.isDue ? null : [reminder.why, reminder.reason]
  }
  expect(none('2026-11-30')).toEqual(['nothingOverdue', 'Nothing of Elm Bakery is overdue.'])
  expect(none('2026-12-10', { debts: [debt(invoice({ settledCents: 10_000 }))] })).toEqual([
    'nothingOverdue',
    'Nothing of Elm Bakery is overdue.',
  ])
  expect(none('2026-12-10', { debts: [debt(invoice(), { isSent: false })] })).toEqual([
    'notSent',
    'Elm Bakery has not been sent what is overdue: send it, or mark it as sent.',
  ])
  expect(none('2026-12-10', { debts: [debt(invoice(), { isDisputed: true })] })).toEqual([
    'disputed',
    'Elm Bakery disputes all that is overdue, and waits for an answer.',
  ])
  expect(none('2026-12-10', {}, 10_001)).toEqual([
    'smallAmount',
    '$100.00 of Elm Bakery is overdue, and nobody is reminded of less than $100.01.',
  ])
  expect(none('2026-12-10', {}, 10_000)).toBeNull()
  expect(none('2026-12-10', { email: null })).toEqual(['noEmail', 'Elm Bakery has no e-mail address for bills.'])
  expect(none('2026-12-10', { lastReminderOn: '2026-12-04' })).toEqual([
    'remindedLately',
    'Elm Bakery was reminded on December 4, 2026, and is again from December 11, 2026 on.',
  ])
  expect(none('2026-12-11', { lastReminderOn: '2026-12-04' })).toBeNull()
})

test('nobody is reminded of what is not overdue, or of more than is outstanding', () => {
  fc.assert(
    fc.property(anyHistory, anyDayAround, fc.nat(), ({ invoices, settlements }, today, odd) => {
      const { entries, balanceCents } = accountOn(today, invoices, settlements)
      const isOdd = (id: number, by: number) => id % by === odd % by
      const debts = entries.map((entry) => ({
        ...entry,
        isDisputed: isOdd(entry.invoice.id, 3),
        isSent: !isOdd(entry.invoice.id, 4),
      }))
      const reminder = on(today, { debts })
      if (!reminder.isDue) return
      for (const { invoice: one, owedCents } of reminder.invoices) {
        expect(one.dueDate !== null && one.dueDate < today).toBe(true)
        expect(owedCents).toBeLessThanOrEqual(one.totalCents)
        expect(isOdd(one.id, 3) || isOdd(one.id, 4)).toBe(false)
      }
      expect(reminder.overdueCents).toBeGreaterThan(0)
      expect(reminder.overdueCents).toBeLessThanOrEqual(balanceCents)
    }),
  )
})
