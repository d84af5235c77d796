import type { OrderStatus } from './order-status.ts'

/** Whether an order is in an invoice yet, or will never be. */
export const billStatuses = ['not_exported', 'exported', 'not_exportable'] as const

export type BillStatus = (typeof billStatuses)[number]

/** As they are shown, in the order in which a selector lists them (docs/rules/order-status.md, "Billing status"). */
export const billStatusLabels: Readonly<Record<BillStatus, string>> = {
  not_exported: 'Unbilled',
  exported: 'Billed',
  not_exportable: 'Not Billable',
}

export interface BillStatusQuestion {
  /** What it was when the order was opened, or at any time before; null when nobody knows. */
  readonly initial: BillStatus | null
  readonly current: BillStatus | null
  /** Where the order stands. */
  readonly status: OrderStatus
  /** Whether the person holds `accounting.read`. */
  readonly forced: boolean
}

/**
 * Whether a person may set the billing status by hand: of an order that is or was billed, else if forced
 * (docs/rules/order-status.md, "Billing status").
 * A cancelled one always: whether its cancellation is charged is for the office to say (docs/rules/order-status.md, "Cancelling").
 */
export function billStatusEditable({ initial, current, status, forced }: BillStatusQuestion): boolean {
  return forced || status === 'cancelled' || isBilledOrAbsent(initial) || isBilledOrAbsent(current)
}

function isBilledOrAbsent(status: BillStatus | null): boolean {
  return status === null || status === 'exported'
}

export const billStatusLocked = 'The billing status of an order that was never billed is set by its export.'
