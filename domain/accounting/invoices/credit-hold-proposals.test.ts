import { expect, test } from 'vitest'
import { creditHoldProposal } from './credit-hold-proposals.ts'
import { outstandingCents } from './state.ts'
import { creditNote, invoice } from './testing/samples.ts'
import type { Invoice } from './types.ts'

const debt = (one: Invoice, owedCents = outstandingCents(one), isSent = true) => ({ invoice: one, owedCents, isSent })

const proposed = (today: string, debts = [debt(invoice({ totalCents: 81_240 }))], more = {}) =>
  creditHoldProposal({ isOnHold: false, debts, ...more }, { today })?.reason ?? null

test('a hold is proposed once the oldest invoice is more than sixty days over', () => {
  expect(proposed('2027-01-29')).toBeNull()
  expect(proposed('2027-01-30')).toBe('INV-12 of $812.40 is 61 days over')
  expect(proposed('2027-02-12')).toBe('INV-12 of $812.40 is 74 days over')
})

test('of one that is paid in part it says what is left', () => {
  expect(proposed('2027-02-12', [debt(invoice({ totalCents: 81_240, settledCents: 80_000 }))])).toBe(
    'INV-12 of $812.40, of which $12.40 is unpaid, is 74 days over',
  )
})

test('only what is outstanding counts, and the oldest of it is named', () => {
  const invoices = [
    invoice({ id: 1, number: 'INV-1', dueDate: '2026-09-30', settledCents: 10_000 }),
    invoice({ id: 2, number: 'INV-2', dueDate: '2026-09-30', voidedOn: '2026-10-31' }),
    creditNote({ id: 3, invoiceDate: '2026-09-30' }),
    invoice({ id: 4, number: 'INV-4', dueDate: '2026-11-30' }),
    invoice({ id: 5, number: 'INV-5', dueDate: '2026-11-15' }),
  ]
  const debts = invoices.map((one) => debt(one))
  expect(proposed('2027-02-12', debts)).toBe('INV-5 of $100.00 is 89 days over')
  expect(proposed('2027-02-12', debts.slice(0, 3))).toBeNull()
})

test('nobody who is on hold is proposed again, and a courier may wait for longer or shorter', () => {
  expect(proposed('2027-02-12', undefined, { isOnHold: true })).toBeNull()
  const after = (afterDays: number) =>
    creditHoldProposal({ isOnHold: false, debts: [debt(invoice())] }, { today: '2026-12-01', afterDays })?.reason
  expect(after(1)).toBeUndefined()
  expect(after(0)).toBe('INV-12 of $100.00 is 1 day over')
})

test('what open credit covers, and what was not sent, holds nobody', () => {
  const old = invoice({ id: 1, number: 'INV-1', dueDate: '2026-09-30' })
  expect(proposed('2027-02-12', [debt(old, 0)])).toBeNull()
  expect(proposed('2027-02-12', [debt(old, 2_500)])).toBe(
    'INV-1 of $100.00, of which $25.00 is unpaid, is 135 days over',
  )
  expect(proposed('2027-02-12', [debt(old, 10_000, false)])).toBeNull()
})
