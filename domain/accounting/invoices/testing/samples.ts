import type { Invoice, Settlement } from '../types.ts'

/** An invoice of $100.00 that falls due on November 30, 2026, and of which nothing is paid. */
export function invoice(more: Partial<Invoice> = {}): Invoice {
  return {
    id: 12,
    customerId: 1,
    kind: 'invoice',
    number: 'INV-12',
    invoiceDate: '2026-10-31',
    dueDate: '2026-11-30',
    totalCents: 10_000,
    settledCents: 0,
    voidedOn: null,
    ...more,
  }
}

/** A credit note of $30.00 that is not used. */
export function creditNote(more: Partial<Invoice> = {}): Invoice {
  return invoice({ id: 13, kind: 'creditNote', number: 'INV-13', dueDate: null, totalCents: 3_000, ...more })
}

/** A payment of $100.00 for the invoice. */
export function payment(more: Partial<Settlement> = {}): Settlement {
  return {
    id: 1,
    customerId: 1,
    kind: 'payment',
    day: '2026-12-03',
    amountCents: 10_000,
    method: 'cheque',
    note: '',
    parts: [{ invoiceId: 12, cents: 10_000 }],
    creditNoteId: null,
    takesBackId: null,
    ...more,
  }
}

/** $30.00 of the credit note used for the invoice. */
export function credit(more: Partial<Settlement> = {}): Settlement {
  return payment({
    id: 2,
    kind: 'credit',
    amountCents: 3_000,
    method: null,
    parts: [{ invoiceId: 12, cents: 3_000 }],
    creditNoteId: 13,
    ...more,
  })
}
