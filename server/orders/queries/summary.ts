import { listPricing } from '#domain/pricing/shown-pricing.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { loadOrderView, orNull, senderOf, shownDriver } from './order-view.ts'
import { locationSummary } from './shown-location.ts'

/** An order in a few words. */
export async function orderSummary(ctx: Context, orderId: number): Promise<Schema<'DeliveryOrderSummary'>> {
  const view = await loadOrderView(ctx, orderId)
  const { row, viewer, price } = view
  return {
    id: row.id,
    uid: row.uid,
    status: row.status,
    poNumber: orNull(row.po_number),
    availableAt: row.available_at,
    dueAt: row.due_at,
    serviceName: row.service_name,
    serviceSpeedName: row.service_speed_name ?? '',
    senderTenant: senderOf(view),
    receiverTenant: { id: row.receiver_tenant_id, name: row.receiver_name ?? '' },
    driver: shownDriver(view),
    pickupLocation: locationSummary(row.pickup_location),
    dropoffLocation: locationSummary(row.dropoff_location),
    totalParcels: row.total_parcels,
    pricing: listPricing(price, viewer.seesPrices),
  }
}
