import { billStatusEditable, billStatusLocked } from '#domain/orders/bill-status.ts'
import { changeOf } from '#domain/orders/order-changes.ts'
import { formError } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { announce, writeChanges } from '../core/order-timeline.ts'
import { lockOrder, type LockedOrder } from '../core/locked-order.ts'

/**
 * Sets the billing status of an order by hand: of one that is or was billed, or any by those with `accounting.read`
 * (docs/rules/order-status.md, "Billing status"). A cancelled order always: whether its charge is billed is for the office to say.
 * @throws formError `bill_status_locked`
 */
export async function overrideInvoicedStatus(
  ctx: Context,
  orderId: number,
  { billStatus }: Schema<'InvoicedStatusOverride'>,
): Promise<Schema<'InvoicedStatusOverridden'>> {
  const order = await lockOrder(ctx, orderId)
  const wasBilled = order.billStatusOverriddenAt !== null
  const forced = ctx.permissions.has('accounting.read')
  const { status, billStatus: current } = order
  if (!billStatusEditable({ initial: wasBilled ? 'exported' : current, current, status, forced })) {
    throw formError({}, 'bill_status_locked', billStatusLocked)
  }

  const isOrWasBilled = wasBilled || order.billStatus === 'exported' || billStatus === 'exported'
  await ctx.db
    .updateTable('delivery_orders')
    .set({
      bill_status: billStatus,
      exceptions: exceptionsOf(order, billStatus),
      updated_at: ctx.now,
      ...(isOrWasBilled ? { bill_status_overridden_at: ctx.now } : {}),
    })
    .where('id', '=', orderId)
    .execute()
  await writeChanges(ctx, orderId, changeOf({ field: 'billStatus' }, order.billStatus, billStatus))
  await announce(ctx, order, {
    verb: 'billing-status-overridden',
    status: order.status,
    before: { billStatus: order.billStatus },
    details: { billStatus },
  })
  return { id: orderId, billStatus, updatedAt: ctx.now }
}

/** Once an order is not billed, no price of it was billed that could differ. */
function exceptionsOf(order: LockedOrder, billStatus: Schema<'BillStatus'>): string[] {
  if (billStatus === 'exported') return [...order.exceptions]
  return order.exceptions.filter((exception) => exception !== 'price_changed_after_export')
}
