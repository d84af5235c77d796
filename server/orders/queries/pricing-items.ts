import type { PriceLine } from '#domain/pricing/types.ts'
import { pricesHidden } from '#domain/text/refusals.ts'
import { forbidden } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { loadOrderView } from './order-view.ts'

/**
 * The stored price snapshot line by line, each with its reason. A price that is missing shows the lines that are certain.
 * @throws forbidden for those who may not read prices
 */
export async function orderPricingItems(ctx: Context, orderId: number): Promise<Schema<'PricingItems'>> {
  const { viewer, price } = await loadOrderView(ctx, orderId)
  if (!viewer.seesPrices) throw forbidden(pricesHidden)
  return {
    data: price.lines.map(shownItem),
    ...(price.beforeCancellation && { beforeCancellation: price.beforeCancellation.lines.map(shownItem) }),
  }
}

function shownItem({ key, group, name, priceCadCents, reason }: PriceLine): Schema<'PricingItem'> {
  return { key, group, name, priceCadCents, reason: { ...reason } }
}
