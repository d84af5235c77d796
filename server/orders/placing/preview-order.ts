import { checkOrderFields, fieldsIn } from '#domain/orders/order-fields.ts'
import { explanationFor } from '#domain/pricing/explain-price.ts'
import { shownPricing } from '#domain/pricing/shown-pricing.ts'
import type { UnitPreference } from '#domain/amounts/units.ts'
import type { FoundRow } from '#server/db/prepared-query.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { draftOrder, partiesOf, type OrderDraft } from './draft-order.ts'
import { budgetsSeen } from './order-budgets.ts'
import type { OrderOfferRow } from './order-offer.ts'
import { orderViewer, viewerOf, type OrderViewer } from '../core/order-viewer.ts'
import { orderWarnings } from './order-warnings.ts'
import { isOffice } from '../queries/price-explanation.ts'

/** Prices an order as placing it now would, and stores nothing. */
export async function previewOrder(
  ctx: Context,
  body: Schema<'DeliveryOrderCreate'>,
  offered: Promise<readonly FoundRow<OrderOfferRow>[]>,
): Promise<Schema<'DeliveryOrderPreview'>> {
  const draft = await draftOrder(ctx, body, await offered)
  // What is wrong with a field is said when the order is placed.
  const { value: orderFields } = checkOrderFields(
    body.orderFields ?? {},
    fieldsIn('Scheduler', draft.offer.orderFields),
  )
  const budgets = await budgetsSeen(ctx, draft, { poNumber: body.poNumber?.trim() ?? '', orderFields })
  const viewer = viewerOf(orderViewer(ctx), partiesOf(draft))
  const explanation = viewer.seesPrices ? explained(draft, viewer, ctx.unitPreference) : []
  return {
    pricing: shownPricing({ ...draft.price, pricingType: draft.offer.pricing.type }, viewer.seesPrices),
    explanation,
    distanceM: draft.route.distanceM,
    timeS: draft.route.timeS,
    distanceEstimated: draft.route.estimated,
    dueAt: draft.dueAt,
    totalWeightKg: draft.totals.weightKg,
    totalVolumeM3: draft.totals.volumeM3,
    totalParcels: draft.totals.parcels,
    warnings: [
      ...orderWarnings(draft, ctx.now, ctx.unitPreference, body.poNumber),
      ...budgets.map(({ code, message }) => ({ code, message })),
    ],
  }
}

/** Nobody has waited yet. */
function explained(
  { offer, price }: OrderDraft,
  viewer: OrderViewer,
  units: UnitPreference,
): Schema<'DeliveryOrderPreview'>['explanation'] {
  const reader = { isOffice: isOffice(viewer, offer.courierTenantId) }
  const by = { serviceId: offer.serviceId, serviceRevisionId: offer.revisionId }
  return explanationFor(reader, price.lines, { revision: offer.pricing, waits: [], units }, by)
}
