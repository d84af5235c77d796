import { shownPricing } from '#domain/pricing/shown-pricing.ts'
import type { FoundRow } from '#server/db/prepared-query.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#server/http/handler-types.ts'
import { draftOrder, partiesOf } from './draft-order.ts'
import type { OfferedToOrder } from './order-offer.ts'
import { orderViewer, viewerOf } from './order-viewer.ts'
import { orderWarnings } from './order-warnings.ts'

/** Prices an order as placing it now would, and stores nothing. */
export async function previewOrder(
  ctx: Context,
  body: Schema<'DeliveryOrderCreate'>,
  offered: Promise<readonly FoundRow<OfferedToOrder>[]>,
): Promise<Schema<'DeliveryOrderPreview'>> {
  const draft = await draftOrder(ctx, body, await offered)
  const { seesPrices } = viewerOf(orderViewer(ctx), partiesOf(draft))
  return {
    pricing: shownPricing({ ...draft.price, pricingType: draft.offer.pricing.type }, seesPrices),
    distanceM: draft.route.distanceM,
    timeS: draft.route.timeS,
    distanceEstimated: draft.route.estimated,
    dueAt: draft.dueAt,
    totalWeightKg: draft.totals.weightKg,
    totalVolumeM3: draft.totals.volumeM3,
    totalParcels: draft.totals.parcels,
    warnings: orderWarnings(draft, ctx.tenantId),
  }
}
