import { refuseBelowZero, askForLargeDiscount } from '#domain/pricing/check-discounts.ts'
import { mostAdjustments } from '#domain/pricing/adjustments.ts'
import { formError } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { lockEditableOrder } from '../core/locked-order.ts'
import { editPrice } from './price-edit.ts'
import { loadPriceSnapshot } from './price-snapshot.ts'
import { requirePrices, trimAdjustment } from './pricing-change.ts'

/**
 * Adds one adjustment to a price, whatever else is on it by now.
 * @throws forbidden for those who may not read prices
 * @throws formError `price_below_zero` or `large_discount`
 */
export async function addPriceModifier(
  ctx: Context,
  orderId: number,
  { confirmLargeDiscount, ...adjustment }: Schema<'PriceModifierInput'>,
): Promise<Schema<'PricingOverridden'>> {
  await requirePrices(ctx)
  const order = await lockEditableOrder(ctx, orderId)
  const snapshot = await loadPriceSnapshot(ctx, orderId)
  const { adjustments } = snapshot.inputs.input
  if (adjustments.length >= mostAdjustments) {
    throw formError({ '': [`A price can have at most ${mostAdjustments} adjustments`] })
  }
  const change = { adjustments: [...adjustments, trimAdjustment(adjustment)] }
  refuseBelowZero(snapshot, change, () => '/priceCadCents')
  askForLargeDiscount(snapshot, change, confirmLargeDiscount)
  const { answer, repriced } = await editPrice(ctx, order, snapshot, change)
  return { ...answer, modifierId: repriced.inputs.lastAdjustmentId }
}
