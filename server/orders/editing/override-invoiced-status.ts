import { billStatusEditable, billStatusLocked } from '#domain/orders/bill-status.ts'
import { formError } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { invoicesOfOrders } from '../core/invoices-of-orders.ts'
import { lockOrder } from '../core/locked-order.ts'
import {
  inClosedBooks,
  onInvoice,
  ordersInClosedBooks,
  refuseWithoutReason,
  setBillStatuses,
} from './set-bill-statuses.ts'

/**
 * Sets the billing status of an order by hand: of one that is or was billed, or any by those with `accounting.read`
 * (docs/rules/order-status.md, "Billing status"). A cancelled order always: whether its charge is billed is for the office to say.
 * @throws formError `bill_status_locked`; without a reason why it is not billable; `on_invoice` of what an invoice says is billed; `books_closed` up to the day of its courier
 */
export async function overrideInvoicedStatus(
  ctx: Context,
  orderId: number,
  { billStatus, reason }: Schema<'InvoicedStatusOverride'>,
): Promise<Schema<'InvoicedStatusOverridden'>> {
  const order = await lockOrder(ctx, orderId)
  const wasBilled = order.billStatusOverriddenAt !== null
  const forced = ctx.permissions.has('accounting.read')
  const { status, billStatus: current } = order
  if (!billStatusEditable({ initial: wasBilled ? 'exported' : current, current, status, forced })) {
    throw formError({}, 'bill_status_locked', billStatusLocked)
  }
  if (billStatus === current) return { id: orderId, billStatus, updatedAt: ctx.now }
  const closed = (await ordersInClosedBooks(ctx, [orderId])).get(orderId)
  if (closed !== undefined) throw inClosedBooks(closed)
  refuseWithoutReason(billStatus, reason)
  const [number] = current === 'exported' ? ((await invoicesOfOrders(ctx, [orderId])).get(orderId) ?? []) : []
  if (number !== undefined) throw onInvoice(number)
  await setBillStatuses(ctx, [order], billStatus, reason)
  return { id: orderId, billStatus, updatedAt: ctx.now }
}
