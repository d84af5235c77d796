import { refuseBelowZero, askForLargeDiscount } from '#domain/pricing/check-discounts.ts'
import { refuseConflict } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { priceWithinBound } from '#server/services/price-within-bound.ts'
import { lockEditableOrder } from '../core/locked-order.ts'
import { editPrice } from './price-edit.ts'
import { loadPriceSnapshot } from './price-snapshot.ts'
import { adjustmentPointer, pricingChange, requirePrices } from './pricing-change.ts'

/**
 * Replaces the adjustments of a price, and what waiting costs.
 * @throws forbidden for those who may not read prices
 * @throws formError `edit_conflict` when the price is not the one that the change is based on; `price_below_zero` or
 *   `large_discount`
 */
export async function overridePricing(
  ctx: Context,
  orderId: number,
  body: Schema<'PricingOverride'>,
): Promise<Schema<'PricingOverridden'>> {
  await requirePrices(ctx)
  const order = await lockEditableOrder(ctx, orderId)
  const snapshot = await loadPriceSnapshot(ctx, orderId)
  refuseConflict('this order', snapshot.version, body.version)
  const change = pricingChange(body, snapshot)
  // Without its typed price the service sets the price again.
  const fields = { otherwise: '/manualPriceCadCents' }
  priceWithinBound(fields, () => refuseBelowZero(snapshot, change, adjustmentPointer))
  askForLargeDiscount(snapshot, change, body.confirmLargeDiscount)
  const { answer } = await editPrice(ctx, order, snapshot, change)
  return answer
}
