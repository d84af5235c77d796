import { shownPricing } from '#domain/pricing/shown-pricing.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { brokerageCourier, cancellationOf, loadOrderView, receiverOf, senderOf, shownDriver } from './order-view.ts'
import { locationSummary } from './shown-location.ts'

/** What the order drawer shows. */
export async function orderInfoView(ctx: Context, orderId: number): Promise<Schema<'DeliveryOrderInfoView'>> {
  const view = await loadOrderView(ctx, orderId)
  const { row, viewer, price } = view
  return {
    id: row.id,
    status: row.status,
    billStatus: row.bill_status,
    brokeredTo: brokerageCourier(view),
    driver: shownDriver(view),
    senderTenant: senderOf(view),
    receiverTenant: receiverOf(view),
    availableAt: row.available_at,
    pickupLocation: locationSummary(row.pickup_location),
    pricing: shownPricing(price, viewer.seesPrices),
    pricingVersion: row.price_version ?? 1,
    parcelDetails: row.parcels,
    geostampsEnabled: row.geostamps_enabled,
    cancellationReason: row.cancellation_reason,
    cancellation: cancellationOf(view),
    updatedAt: row.updated_at,
  }
}
