import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { findOrder } from '../core/order-record.ts'
import { loadOrderView, orderFieldsOf, orNull, receiverOf, senderOf, shownDriver } from '../queries/order-view.ts'
import { nextOf } from './next.ts'
import { shownLocation } from '../queries/shown-location.ts'
import { loadGeostamps, mostStamps } from '../queries/order-geostamps.ts'
import { shownProtocol } from '../records/protocol-data.ts'
import { loadProtocol } from '../records/stop-protocol.ts'
import { undoableMove } from './undo-move.ts'

/** Everything that a phone needs at the stops of an order. No price is in it. */
export async function orderDriverView(ctx: Context, orderId: number): Promise<Schema<'DeliveryOrderDriverView'>> {
  const order = await findOrder(ctx, orderId)
  const [view, geostamps, protocol, undo] = await Promise.all([
    loadOrderView(ctx, orderId),
    loadGeostamps(ctx, orderId),
    loadProtocol(ctx, orderId),
    undoableMove(ctx, order),
  ])
  const { row } = view
  return {
    id: row.id,
    uid: row.uid,
    status: row.status,
    orderNotes: orNull(row.order_notes),
    orderFields: orderFieldsOf(view),
    availableAt: row.available_at,
    dueAt: row.due_at,
    serviceName: row.service_name,
    serviceSpeedName: row.service_speed_name ?? '',
    senderTenant: senderOf(view),
    receiverTenant: receiverOf(view),
    driver: shownDriver(view),
    pickupLocation: shownLocation(row.pickup_location),
    dropoffLocation: shownLocation(row.dropoff_location),
    parcelDetails: row.parcels,
    totalParcels: row.total_parcels,
    totalWeightKg: row.total_weight_kg,
    geostampsEnabled: row.geostamps_enabled,
    geostamps: geostamps.slice(0, mostStamps),
    ...shownProtocol(ctx, order, protocol),
    next: nextOf(order, protocol, undo),
  }
}
