import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyCredits, type InvoiceOfOrders } from './apply-credits.ts'
import { settledCentsOf } from './settlements.ts'
import { outstandingCents } from './state.ts'
import { creditNote, invoice } from './testing/samples.ts'

const day = '2026-12-31'
const invoiceOf = (orderIds: number[], more: Parameters<typeof invoice>[0] = {}) => ({ ...invoice(more), orderIds })
const creditOf = (orderIds: number[], more: Parameters<typeof creditNote>[0] = {}) => ({
  ...creditNote(more),
  orderIds,
})

/** The credit notes with what each was used for. */
const used = (creditNotes: InvoiceOfOrders[], invoices: InvoiceOfOrders[]) =>
  applyCredits(creditNotes, invoices, day).map(({ creditNoteId, parts }) => [
    creditNoteId,
    ...parts.map(({ invoiceId, cents }) => [invoiceId, cents]),
  ])

test('a credit note is used as a row that says what of', () => {
  expect(applyCredits([creditOf([7])], [invoiceOf([7, 8])], day)).toEqual([
    {
      customerId: 1,
      kind: 'credit',
      day,
      amountCents: 3_000,
      method: null,
      note: '',
      parts: [{ invoiceId: 12, cents: 3_000 }],
      creditNoteId: 13,
      takesBackId: null,
    },
  ])
})

test('first the invoices of the same orders, the oldest of them first, then the oldest of all', () => {
  const invoices = [
    invoiceOf([1], { id: 1, totalCents: 1_000, dueDate: '2026-08-01' }),
    invoiceOf([7], { id: 2, totalCents: 500, dueDate: '2026-10-01' }),
    invoiceOf([7], { id: 3, totalCents: 700, dueDate: '2026-09-01' }),
    invoiceOf([2], { id: 4, totalCents: 9_000, dueDate: '2026-08-15' }),
  ]
  expect(used([creditOf([7])], invoices)).toEqual([[13, [3, 700], [2, 500], [1, 1_000], [4, 800]]])
})

test('what is left of one does not take the invoice that the next one is about', () => {
  const invoices = [invoiceOf([7], { id: 1, totalCents: 1_000 }), invoiceOf([8], { id: 2, totalCents: 3_000 })]
  expect(used([creditOf([8], { id: 14 }), creditOf([7])], invoices)).toEqual([
    [13, [1, 1_000]],
    [14, [2, 3_000]],
  ])
})

test('what nothing is owed for stays on the credit note', () => {
  expect(used([creditOf([7])], [invoiceOf([7], { totalCents: 1_200 })])).toEqual([[13, [12, 1_200]]])
  expect(used([creditOf([7])], [])).toEqual([])
})

test('neither is used what is another customer’s, void, settled or no invoice', () => {
  const others = [
    invoiceOf([7], { id: 1, customerId: 2 }),
    invoiceOf([7], { id: 2, voidedOn: day }),
    invoiceOf([7], { id: 3, settledCents: 10_000 }),
    creditOf([7], { id: 4 }),
  ]
  expect(used([creditOf([7])], others)).toEqual([])
  const spent = [creditOf([7], { settledCents: 3_000 }), creditOf([7], { voidedOn: day }), invoiceOf([7])]
  expect(used(spent, [invoiceOf([7], { id: 5 })])).toEqual([])
})

test('a customer is left with invoices or with credit, never with both', () => {
  const anyOne = fc.record({
    customerId: fc.integer({ min: 1, max: 2 }),
    kind: fc.constantFrom('invoice' as const, 'creditNote' as const),
    totalCents: fc.nat(500),
    part: fc.nat(500),
    orderIds: fc.array(fc.nat(4), { maxLength: 3 }),
    isVoid: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(anyOne, { maxLength: 10 }), (made) => {
      const all = made.map(({ part, isVoid, ...one }, index) => ({
        ...invoice({ id: index + 1, settledCents: Math.min(part, one.totalCents), voidedOn: isVoid ? day : null }),
        ...one,
      }))
      const settlements = applyCredits(all, all, day)
      const settled = settledCentsOf(settlements)
      const after = all.map((one) => ({ ...one, settledCents: one.settledCents + (settled.get(one.id) ?? 0) }))
      for (const one of after) expect(one.settledCents).toBeLessThanOrEqual(one.totalCents)
      for (const [index, one] of after.entries()) {
        if (one.voidedOn !== null) expect(one.settledCents).toBe(all[index]?.settledCents)
      }
      for (const customerId of [1, 2]) {
        const left = after.filter((one) => one.customerId === customerId).map(outstandingCents)
        expect(left.some((cents) => cents > 0) && left.some((cents) => cents < 0)).toBe(false)
      }
      const sum = (invoices: typeof all) => invoices.reduce((cents, one) => cents + outstandingCents(one), 0)
      expect(sum(after)).toBe(sum(all))
      expect(applyCredits(after, after, day)).toEqual([])
    }),
  )
})
