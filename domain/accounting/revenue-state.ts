import { countText } from '#domain/amounts/count-text.ts'
import type { BillStatus } from '../orders/bill-status.ts'
import type { OrderStatus } from '../orders/order-status.ts'
import type { Amounts } from './types.ts'

/** Whether an order was billed, at the price that it has now (docs/rules/exports-and-accounting.md, "Billing"). */
export const revenueStates = ['unbilled', 'exported', 'changed', 'notBillable'] as const

export type RevenueState = (typeof revenueStates)[number]

/** As they are shown and stand in files, in the order in which they are chosen. */
export const revenueStateLabels: Readonly<Record<RevenueState, string>> = {
  unbilled: 'Unbilled',
  exported: 'Billed',
  changed: 'Changed since it was billed',
  notBillable: 'Not billable',
}

/**
 * The state of an order. The database has the same, so this is the exact rule.
 * @param price what it costs now; null without a price
 * @param billed what was billed of it; null for nothing
 */
export function revenueStateOf(billStatus: BillStatus, price: Amounts | null, billed: Amounts | null): RevenueState {
  if (billStatus === 'not_exportable') return 'notBillable'
  if (billStatus === 'not_exported') return 'unbilled'
  return isSame(price, billed) ? 'exported' : 'changed'
}

/** Whether an order brings money in: it was completed, or cancelled at a charge. @param totalCents null without a price */
export function isBillable(status: OrderStatus, totalCents: number | null): boolean {
  return status === 'completed' || (status === 'cancelled' && totalCents !== 0)
}

/** Said of an order that brings nothing in. */
export const nothingToPay = 'There is nothing to pay: it was neither completed nor cancelled at a charge.'

/** Said of an order that is to be no longer billed. @param number of the invoice on which it stands */
export function standsOnInvoice(number: string): string {
  return `It stands on ${number}; reverse the billing run that made it first.`
}

/**
 * Said of an order on invoices whose price changes; null for one that stands on none.
 * @param numbers of the invoices, the newest first
 */
export function correctionFollows(numbers: readonly string[]): string | null {
  const [first, ...others] = numbers
  if (first === undefined) return null
  const more =
    others.length === 0 ? '' : ` and ${countText(others.length, { one: 'earlier one', many: 'earlier ones' })}`
  const stays = others.length === 0 ? 'which stays as it is' : 'which stay as they are'
  return `It stands on ${first}${more}, ${stays}: the next billing run bills or credits any difference.`
}

/** Said of an order that is to be paid, or not, by hand. @param number of the invoice on which it stands */
export function paidOnInvoice(number: string): string {
  return `It stands on ${number}: it is paid when that is.`
}

function isSame(one: Amounts | null, other: Amounts | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
