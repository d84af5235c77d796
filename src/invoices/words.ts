import { countText } from '#domain/amounts/count-text.ts'
import { formatCents } from '#domain/amounts/money.ts'
import type { Invoice, InvoiceRef } from '#generated/model/index.ts'

export const invoiceWords = { one: 'invoice', many: 'invoices' } as const
export const paymentWords = { one: 'payment', many: 'payments' } as const
export const customerWords = { one: 'customer', many: 'customers' } as const

/** An amount of an invoice as the customer owes it: what a credit note is worth is below zero. @param cents Canadian cents */
export function owedText(kind: InvoiceRef['kind'], cents: number): string {
  return formatCents(kind === 'creditNote' ? -Math.abs(cents) || 0 : cents)
}

/** "12 days". */
export function daysText(days: number): string {
  return countText(days, { one: 'day', many: 'days' })
}

/** "Invoice PSC-1001", "Credit note PSC-1002". */
export function titleOfInvoice({ kind, number }: Pick<Invoice, 'kind' | 'number'>): string {
  return `${kind === 'creditNote' ? 'Credit note' : 'Invoice'} ${number}`
}

/** What is still to be paid, or to be used of a credit note: above zero on both. Canadian cents. */
export function leftOf({ outstandingCadCents }: Pick<Invoice, 'outstandingCadCents'>): number {
  return Math.abs(outstandingCadCents)
}
