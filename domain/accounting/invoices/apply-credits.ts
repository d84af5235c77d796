import type { LocalDate } from '../../time/zoned-time.ts'
import { byAge, outstandingCents } from './state.ts'
import type { Invoice, SettlementDraft } from './types.ts'

/** An invoice or credit note with the orders of its lines. */
export interface InvoiceOfOrders extends Invoice {
  readonly orderIds: readonly number[]
}

/**
 * Uses credit notes for what their customers owe (docs/rules/exports-and-accounting.md, "Invoices and payments"): each first for
 * invoices that bill the same orders, and once all have done so, for those of its customer that are the oldest. What is left then stays
 * on the credit note. One settlement at most for each of them, in the order of their ids; none is more than what is left on both sides.
 * @param invoices outstanding ones, and any others: these are left out; each once
 * @param day of the settlements
 */
export function applyCredits(
  creditNotes: readonly InvoiceOfOrders[],
  invoices: readonly InvoiceOfOrders[],
  day: LocalDate,
): readonly SettlementDraft[] {
  const owed = new Map(invoices.filter(({ kind }) => kind === 'invoice').map((one) => [one.id, outstandingCents(one)]))
  const oldestFirst = invoices.filter(({ id }) => (owed.get(id) ?? 0) > 0).toSorted(byAge)
  const credits = creditNotes
    .filter(({ kind }) => kind === 'creditNote')
    .toSorted((one, other) => one.id - other.id)
    .map((note) => ({ note, left: -outstandingCents(note), used: new Map<number, number>() }))
  const spend = (credit: (typeof credits)[number], targets: readonly InvoiceOfOrders[]) => {
    for (const { id } of targets) {
      const cents = Math.min(credit.left, owed.get(id) ?? 0)
      if (cents === 0) continue
      credit.left -= cents
      owed.set(id, (owed.get(id) ?? 0) - cents)
      credit.used.set(id, (credit.used.get(id) ?? 0) + cents)
    }
  }
  const ofCustomer = Map.groupBy(oldestFirst, ({ customerId }) => customerId)
  // Otherwise what one leaves would go to the invoice that the next one is about.
  for (const credit of credits) {
    const orders = new Set(credit.note.orderIds)
    const own = ofCustomer.get(credit.note.customerId) ?? []
    spend(
      credit,
      own.filter(({ orderIds }) => orderIds.some((id) => orders.has(id))),
    )
  }
  for (const credit of credits) spend(credit, ofCustomer.get(credit.note.customerId) ?? [])
  return credits.flatMap(({ note, used }) => {
    if (used.size === 0) return []
    const parts = [...used].map(([invoiceId, cents]) => ({ invoiceId, cents }))
    return [
      {
        customerId: note.customerId,
        kind: 'credit',
        day,
        amountCents: parts.reduce((sum, { cents }) => sum + cents, 0),
        method: null,
        note: '',
        parts,
        creditNoteId: note.id,
        takesBackId: null,
      },
    ]
  })
}
