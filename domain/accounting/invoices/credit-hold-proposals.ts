import { countText } from '../../amounts/count-text.ts'
import { formatCents } from '../../amounts/money.ts'
import type { LocalDate } from '../../time/zoned-time.ts'
import { byAge, daysOver, outstandingCents } from './state.ts'
import type { Invoice } from './types.ts'

/** After so many days a hold is proposed where a courier says nothing else. */
const usualHoldDays = 60

/** That a customer's new orders should be stopped, and why. */
export interface CreditHoldProposal {
  /** The oldest that it has not paid. */
  readonly invoice: Invoice
  readonly daysOver: number
  /** "INV-12 of $812.40 is 74 days over" */
  readonly reason: string
}

/**
 * Whether a customer should be put on credit hold because its oldest outstanding invoice has been due for too long; null: it should not, or
 * is already (docs/rules/exports-and-accounting.md, "Invoices and payments"). Somebody decides: nothing here stops an order.
 * @param afterDays proposed from the day after these on
 */
export function creditHoldProposal(
  { isOnHold, invoices }: { readonly isOnHold: boolean; readonly invoices: readonly Invoice[] },
  { today, afterDays = usualHoldDays }: { readonly today: LocalDate; readonly afterDays?: number },
): CreditHoldProposal | null {
  if (isOnHold) return null
  const [invoice] = invoices.filter((one) => outstandingCents(one) > 0).toSorted(byAge)
  if (invoice === undefined) return null
  const days = daysOver(invoice, today)
  if (days <= afterDays) return null
  return { invoice, daysOver: days, reason: reasonOf(invoice, days) }
}

function reasonOf(invoice: Invoice, days: number): string {
  const { number, totalCents, settledCents } = invoice
  const left = settledCents === 0 ? '' : `, of which ${formatCents(outstandingCents(invoice))} is unpaid,`
  return `${number} of ${formatCents(totalCents)}${left} is ${countText(days, { one: 'day', many: 'days' })} over`
}
