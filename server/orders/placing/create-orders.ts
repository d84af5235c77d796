import { mostOrdersAtOnce } from '#domain/orders/orders-at-once.ts'
import { Refusal, refusalOfPart } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Context } from '#server/http/context.ts'
import { eachInTurn } from '#server/http/outside-calls.ts'
import { createOrder } from './create-order.ts'
import { offerToPlace } from './order-offer.ts'

/** Places an order in a transaction that is open already. @throws what {@link createOrder} throws */
export async function createWithin(
  ctx: Context,
  order: Schema<'DeliveryOrderCreate'>,
): Promise<Schema<'DeliveryOrderCreated'>> {
  const offered = ctx.db.executeQuery(offerToPlace(ctx.tenantId, order)).then(({ rows }) => rows)
  return (await createOrder(ctx, order, offered)).written
}

/**
 * Places orders one after the other in one transaction, so that each counts in the budgets of the next.
 * @throws what {@link createOrder} throws of one of them, below its place; nothing of any is stored then
 */
export async function createOrders(
  ctx: Context,
  orders: readonly Schema<'DeliveryOrderCreate'>[],
): Promise<Schema<'DeliveryOrdersCreated'>> {
  const placed = await eachInTurn(orders, async (order, index) => {
    try {
      return await createWithin(ctx, order)
    } catch (error) {
      throw error instanceof Refusal ? refusalOfPart(error, `/orders/${index}`) : error
    }
  })
  return {
    orders: placed.map(({ id, uid, pricing }) => ({ id, uid, priceCadCents: pricing.priceCadCents })),
    // The last that is said of a budget counts all of them.
    budgetWarnings: [...new Set(placed.flatMap(({ budgetWarnings }) => budgetWarnings))].slice(-mostOrdersAtOnce),
  }
}
