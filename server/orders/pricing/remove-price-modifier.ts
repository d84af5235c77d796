import { refuseBelowZero, askForLargeDiscount } from '#domain/pricing/check-discounts.ts'
import { noSuchAdjustment } from '#domain/pricing/reprice.ts'
import { notFound } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { lockEditableOrder } from '../core/locked-order.ts'
import { editPrice } from './price-edit.ts'
import { findPriceSnapshot } from './price-snapshot.ts'
import { requirePrices } from './pricing-change.ts'

/**
 * Takes one adjustment off a price.
 * @param confirmLargeDiscount whether the person agreed to the discounts that remain
 * @throws forbidden for those who may not read prices
 * @throws formError `price_below_zero` or `large_discount`
 * @throws notFound when the price has no such adjustment, or has none any more
 */
export async function removePriceModifier(
  ctx: Context,
  orderId: number,
  modifierId: number,
  confirmLargeDiscount?: boolean,
): Promise<Schema<'PricingOverridden'>> {
  await requirePrices(ctx)
  const order = await lockEditableOrder(ctx, orderId)
  const snapshot = await findPriceSnapshot(ctx, orderId)
  const kept = snapshot?.inputs.input.adjustments.filter(({ id }) => id !== modifierId)
  if (!snapshot || !kept || kept.length === snapshot.inputs.input.adjustments.length) {
    throw notFound(noSuchAdjustment)
  }
  const change = { adjustments: kept }
  refuseBelowZero(snapshot, change)
  askForLargeDiscount(snapshot, change, confirmLargeDiscount)
  const { answer } = await editPrice(ctx, order, snapshot, change)
  return answer
}
