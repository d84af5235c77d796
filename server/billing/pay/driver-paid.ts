import { noPayYet } from '#domain/accounting/pay/refusals.ts'
import { formError } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import { lockOrder } from '#server/orders/core/locked-order.ts'
import { tellPayOfOrders } from './tell-orders.ts'

/**
 * Says of an order that its driver has got the money, or has not.
 * @param paidAt unix seconds; null: they have not
 * @throws formError `no_pay_yet` of an order that stands on no statement
 */
export async function markDriverPaid(ctx: Context, orderId: number, paidAt: number | null): Promise<void> {
  const order = await lockOrder(ctx, orderId)
  const line = await ctx.db
    .selectFrom('pay_lines')
    .select('id')
    .where('delivery_order_id', '=', orderId)
    .where('is_live', '=', true)
    .limit(1)
    .executeTakeFirst()
  if (!line) throw formError({}, 'no_pay_yet', noPayYet)
  const { driver_paid_at: before } = await ctx.db
    .selectFrom('order_revenues')
    .select('driver_paid_at')
    .where('delivery_order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  if ((before === null) === (paidAt === null)) return
  await ctx.db
    .updateTable('order_revenues')
    .set({ driver_paid_at: paidAt })
    .where('delivery_order_id', '=', orderId)
    .execute()
  await tellPayOfOrders(ctx, [order], paidAt === null ? 'driver-unpaid' : 'driver-paid', () => ({
    driverPaidAt: paidAt,
  }))
}
