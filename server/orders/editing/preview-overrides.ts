import { refuseBelowZero } from '#domain/pricing/check-discounts.ts'
import { reprice } from '#domain/pricing/reprice.ts'
import { shownPricing } from '#domain/pricing/shown-pricing.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { priceWithinBound } from '#server/services/price-within-bound.ts'
import { orderViewer } from '../core/order-viewer.ts'
import { checkOverrides, editedPriceFields } from './check-overrides.ts'
import { loadEditableDetails } from './editable-details.ts'
import { invoicesStoodOn } from '../core/invoices-of-orders.ts'
import { overridesChange } from './overrides-change.ts'
import { loadPriceSnapshot } from '../pricing/price-snapshot.ts'

/**
 * Prices an edit as making it now would, and stores nothing.
 * @throws formError `price_below_zero`
 */
export async function previewOverrides(
  ctx: Context,
  orderId: number,
  body: Schema<'DeliveryOrderOverridePreview'>,
): Promise<Schema<'OverridePricingPreview'>> {
  const order = await loadEditableDetails(ctx, orderId)
  const edit = checkOverrides(ctx, body, order)
  const [snapshot, viewer] = await Promise.all([loadPriceSnapshot(ctx, orderId), orderViewer(ctx)])
  const change = await overridesChange(ctx, order, snapshot, edit)
  priceWithinBound(editedPriceFields(body), () => refuseBelowZero(snapshot, change))
  const { result } = reprice(snapshot, change)
  const price = { ...result, pricingType: snapshot.revision.type }
  return {
    overridePricingPreview: shownPricing(price, viewer.seesPrices),
    invoices: await invoicesStoodOn(ctx, orderId),
  }
}
