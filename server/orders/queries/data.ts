import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { readableIds } from '#server/relationships/readable-ids.ts'
import { loadOrderView, orderFieldsOf, orNull, senderOf } from './order-view.ts'

/** An order as it was ordered, by ids and names. */
export async function orderData(ctx: Context, orderId: number): Promise<Schema<'DeliveryOrderData'>> {
  const [view, parcels] = await Promise.all([
    loadOrderView(ctx, orderId),
    ctx.db
      .selectFrom('delivery_order_parcels')
      .select(['id', 'parcel_type_id', 'typed'])
      .where('delivery_order_id', '=', orderId)
      .execute(),
  ])
  const { row } = view
  const ends = [row.pickup_location_id, row.dropoff_location_id].filter((id) => id !== null)
  const readable = await readableIds(ctx.db, 'location', ends)
  /** The id, if the caller may read the location and so name it again. */
  const named = (id: number | null) => (id !== null && readable.has(id) ? id : null)
  const rowOf = new Map(parcels.map((parcel) => [parcel.id, parcel]))
  return {
    id: row.id,
    uid: row.uid,
    customerTenant: senderOf(view),
    courierTenant: { id: row.receiver_tenant_id, name: row.receiver_name ?? '' },
    service: { id: row.service_id, name: row.service_name },
    serviceSpeed: { id: row.service_speed_id, name: row.service_speed_name ?? '' },
    tags: row.tags.map(({ id, name }) => ({ id, name })),
    pickupLocationId: named(row.pickup_location_id),
    dropoffLocationId: named(row.dropoff_location_id),
    parcels: row.parcels.map(({ id, ...parcel }) => {
      const { parcel_type_id: parcelTypeId = null, typed } = rowOf.get(id) ?? {}
      return { parcelTypeId, ...parcel, ...(typed && { typed }) }
    }),
    availableAt: row.available_at,
    poNumber: orNull(row.po_number),
    orderNotes: orNull(row.order_notes),
    // A person who orders the same again is asked for these; who only reads sees what the order shows.
    orderFields: orderFieldsOf(
      view,
      ctx.permissions.has('delivery-orders.create') ? ['Scheduler'] : ['Scheduler', 'Order'],
    ),
  }
}
