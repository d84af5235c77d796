import { refuseBelowZero } from '#domain/pricing/check-discounts.ts'
import { refuseCancelled } from '#domain/orders/move-refusals.ts'
import { reprice } from '#domain/pricing/reprice.ts'
import { shownPricing } from '#domain/pricing/shown-pricing.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { priceWithinBound } from '#server/services/price-within-bound.ts'
import { invoicesStoodOn } from '../core/invoices-of-orders.ts'
import { findOrder } from '../core/order-record.ts'
import { loadPriceSnapshot } from './price-snapshot.ts'
import { adjustmentPointer, pricingChange, requirePrices } from './pricing-change.ts'

/**
 * Prices an order with other adjustments as saving them now would, and stores nothing.
 * @throws formError `price_below_zero`
 */
export async function previewPricing(
  ctx: Context,
  orderId: number,
  body: Schema<'PricingOverridePreview'>,
): Promise<Schema<'PreviewedPricing'>> {
  await requirePrices(ctx)
  const { status } = await findOrder(ctx, orderId)
  refuseCancelled(status, 'edit')
  const snapshot = await loadPriceSnapshot(ctx, orderId)
  const change = pricingChange(body, snapshot)
  // Without its typed price the service sets the price again.
  const fields = { otherwise: '/manualPriceCadCents' }
  priceWithinBound(fields, () => refuseBelowZero(snapshot, change, adjustmentPointer))
  const { result } = reprice(snapshot, change)
  return {
    previewPricing: shownPricing({ ...result, pricingType: snapshot.revision.type }, true),
    invoices: await invoicesStoodOn(ctx, orderId),
  }
}
