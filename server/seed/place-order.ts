import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { createWithin } from '#server/orders/placing/create-orders.ts'

/** Places an order as a request would, in a transaction that is open already. */
export async function placeOrder(
  ctx: Context,
  order: Schema<'DeliveryOrderCreate'>,
): Promise<Schema<'DeliveryOrderCreated'>> {
  // Between two shops of one mall somebody has been asked.
  return createWithin(ctx, { ...order, confirmUnusual: true })
}
