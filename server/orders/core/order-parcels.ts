import type { OrderedParcel } from '#domain/orders/order-changes.ts'
import { insertOf, writeTogether, type Insert } from '#server/db/write-together.ts'
import type { Context } from '#server/http/context.ts'

/** Stores what an order carries, in the order in which it was listed. */
export async function insertParcels(ctx: Context, orderId: number, parcels: readonly OrderedParcel[]): Promise<void> {
  await writeTogether(ctx.db, [parcelRows(orderId, parcels)])
}

/** The same, to be written together with other rows. */
export function parcelRows(orderId: number, parcels: readonly OrderedParcel[]): Insert {
  return insertOf(
    'delivery_order_parcels',
    parcels.map((parcel, position) => ({
      delivery_order_id: orderId,
      position,
      parcel_type_id: parcel.parcelTypeId,
      name: parcel.name,
      quantity: parcel.quantity,
      length_m: parcel.lengthM,
      width_m: parcel.widthM,
      height_m: parcel.heightM,
      weight_kg: parcel.weightKg,
      typed: parcel.typed ? JSON.stringify(parcel.typed) : null,
    })),
  )
}
