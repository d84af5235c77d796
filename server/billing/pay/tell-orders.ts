import { actRows } from '#server/audit.ts'
import { writeTogether } from '#server/db/write-together.ts'
import type { Context } from '#server/http/context.ts'
import type { LockedOrder } from '#server/orders/core/locked-order.ts'
import { eventRows } from '#server/outbox.ts'

/** What happened to the pay of an order. */
export type PayVerb = 'driver-pay-exported' | 'driver-pay-reversed' | 'driver-paid' | 'driver-unpaid'

/**
 * Writes down what happened to the pay of orders, and tells the courier alone: what a driver earns, and whether they have got it, stays
 * with it.
 * @param orders locked
 */
export async function tellPayOfOrders(
  ctx: Context,
  orders: readonly Pick<LockedOrder, 'id' | 'status'>[],
  verb: PayVerb,
  details: (orderId: number) => object,
): Promise<void> {
  if (orders.length === 0) return
  await writeTogether(ctx.db, [
    actRows(
      ctx,
      orders.map(({ id }) => ({
        action: `delivery-order.${verb}`,
        entity: 'delivery-order',
        entityId: id,
        details: details(id),
      })),
    ),
    eventRows(
      ctx,
      orders.map(({ id, status }) => ({
        topic: 'delivery-order.changed',
        key: id,
        payload: { orderId: id, act: verb, status },
        driverUserIds: [],
      })),
    ),
  ])
}
