import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { createOrder } from '#server/orders/placing/create-order.ts'
import { offerToPlace } from '#server/orders/placing/order-offer.ts'

/** Places an order as a request would, in a transaction that is open already. */
export async function placeOrder(
  ctx: Context,
  order: Schema<'DeliveryOrderCreate'>,
): Promise<Schema<'DeliveryOrderCreated'>> {
  const offered = ctx.db.executeQuery(offerToPlace(ctx.tenantId, order)).then(({ rows }) => rows)
  // Between two shops of one mall somebody has been asked.
  return (await createOrder(ctx, { ...order, confirmUnusual: true }, offered)).written
}
