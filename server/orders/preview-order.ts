import type { Context } from '#server/http/context.ts'
import type { Schema } from '#server/http/handler-types.ts'
import { draftOrder } from './draft-order.ts'
import { orderViewer } from './order-viewer.ts'
import { shownPricing } from './shown-pricing.ts'

/** Prices an order as placing it now would, and stores nothing. */
export async function previewOrder(
  ctx: Context,
  body: Schema<'DeliveryOrderCreate'>,
): Promise<Schema<'DeliveryOrderPreview'>> {
  const [draft, viewer] = await Promise.all([draftOrder(ctx, body), orderViewer(ctx)])
  return {
    pricing: shownPricing({ ...draft.price, pricingType: draft.offer.pricing.type }, viewer.seesPrices),
    distanceM: draft.route.distanceM,
    timeS: draft.route.timeS,
    distanceEstimated: draft.route.estimated,
    dueAt: draft.dueAt,
    totalWeightKg: draft.totals.weightKg,
    totalVolumeM3: draft.totals.volumeM3,
    totalParcels: draft.totals.parcels,
    warnings: [...draft.warnings],
  }
}
