import { countText } from '../../amounts/count-text.ts'
import { formatCents } from '../../amounts/money.ts'
import type { LocalDate } from '../../time/zoned-time.ts'
import type { Debt } from './reminders.ts'
import { byAge, daysOver } from './state.ts'
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
 * Whether a customer should be put on credit hold because the oldest invoice that it owes something of has been due for too long; null: it should not, or
 * is already (docs/rules/exports-and-accounting.md, "Invoices and payments"). Open credit counts, and an invoice
 * that was not sent does not. Somebody decides: nothing here stops an order.
 * @param afterDays proposed from the day after these on
 */
export function creditHoldProposal(
  { isOnHold, debts }: { readonly isOnHold: boolean; readonly debts: readonly Omit<Debt, 'isDisputed'>[] },
  { today, afterDays = usualHoldDays }: { readonly today: LocalDate; readonly afterDays?: number },
): CreditHoldProposal | null {
  if (isOnHold) return null
  const [oldest] = debts
    .filter(({ invoice, owedCents, isSent }) => invoice.kind === 'invoice' && owedCents > 0 && isSent)
    .toSorted((one, other) => byAge(one.invoice, other.invoice))
  if (oldest === undefined) return null
  const { invoice } = oldest
  const days = daysOver(invoice, today)
  if (days <= afterDays) return null
  return { invoice, daysOver: days, reason: reasonOf(oldest, days) }
}

function reasonOf({ invoice, owedCents }: Pick<Debt, 'invoice' | 'owedCents'>, days: number): string {
  const { number, totalCents } = invoice
  const left = owedCents === totalCents ? '' : `, of which ${formatCents(owedCents)} is unpaid,`
  return `${number} of ${formatCents(totalCents)}${left} is ${countText(days, { one: 'day', many: 'days' })} over`
}
