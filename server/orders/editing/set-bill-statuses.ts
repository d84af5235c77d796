import { sql } from 'kysely'
import { standsOnInvoice } from '#domain/accounting/revenue-state.ts'
import type { BillStatus } from '#domain/orders/bill-status.ts'
import { changeOf } from '#domain/orders/order-changes.ts'
import { formError } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { LockedOrder } from '../core/locked-order.ts'
import { actorOf, announceAll, updateBy } from '../core/order-timeline.ts'

/** What somebody is told who says of an order on an invoice that it is not billed. */
export function onInvoice(number: string) {
  return formError({}, 'on_invoice', standsOnInvoice(number))
}

/** Those of the orders that count on a day up to which the courier's books are closed, with that day. */
export async function ordersInClosedBooks(
  { db, tenantId }: Pick<Context, 'db' | 'tenantId'>,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; day: string }>`
    select r.delivery_order_id as id, s.more ->> 'booksClosedUntil' as day
    from accounting_settings s join order_revenues r on r.tenant_id = s.tenant_id
    where s.tenant_id = ${tenantId} and r.delivery_order_id = any (${orderIds}::bigint[])
      and r.billable_on <= (s.more ->> 'booksClosedUntil')::date`.execute(db)
  return new Map(rows.map(({ id, day }) => [id, day]))
}

/** What somebody is told who says of an order within closed books whether it is billed. */
export function inClosedBooks(day: string) {
  return formError({}, 'books_closed', `The books are closed up to ${day}, and it counts before that.`)
}

/** @throws formError where it is not said why orders are not billable */
export function refuseWithoutReason(billStatus: BillStatus, reason = ''): void {
  if (billStatus === 'not_exportable' && reason.trim() === '') throw formError({ '/reason': ['Required'] })
}

/**
 * Gives orders another billing status: all in one statement, each with its timeline entry, its audit and its event. Whether they may is
 * for the caller to have asked.
 * @param orders locked, of another status than that
 * @param reason why they are not billable
 */
export async function setBillStatuses(
  ctx: Context,
  orders: readonly LockedOrder[],
  billStatus: BillStatus,
  reason: string | null = null,
): Promise<void> {
  const ids = orders.map(({ id }) => id)
  const isBilled = billStatus === 'exported'
  await ctx.db
    .updateTable('delivery_orders')
    .set({
      bill_status: billStatus,
      updated_at: ctx.now,
      // Once an order is not billed, no price of it was billed that could differ.
      ...(!isBilled && { exceptions: sql`array_remove(exceptions, 'price_changed_after_export')` }),
      bill_status_overridden_at: sql`case when ${isBilled} or bill_status = 'exported' or bill_status_overridden_at is not null
        then ${ctx.now}::bigint end`,
    })
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  if (billStatus === 'not_exportable') {
    await ctx.db
      .updateTable('order_revenues')
      .set({ not_billable_reason: reason })
      .where('delivery_order_id', '=', sql<number>`any(${ids}::bigint[])`)
      .execute()
  }
  const actor = actorOf(ctx)
  await announceAll(
    ctx,
    orders.map((order) => ({
      order,
      verb: 'billing-status-overridden',
      status: order.status,
      before: { billStatus: order.billStatus },
      details: { billStatus, ...(reason !== null && { reason }) },
      updates: [
        {
          ...updateBy(ctx, actor, order.id, { updateType: 'details_updated', at: ctx.now }),
          changes: JSON.stringify(changeOf({ field: 'billStatus' }, order.billStatus, billStatus)),
        },
      ],
    })),
  )
}
