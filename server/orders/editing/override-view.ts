import { fieldsIn, offeredField, valuesOf } from '#domain/orders/order-fields.ts'
import { totalsOf } from '#domain/orders/order-components.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { orNull } from '../queries/order-view.ts'
import { loadEditableDetails, type EditableDetails } from './editable-details.ts'

/** An order as the edit dialog opens it (docs/rules/order-page.md, "Fields"). */
export async function orderOverrideView(ctx: Context, orderId: number): Promise<Schema<'DeliveryOrderOverrideView'>> {
  return shownOverrideView(await loadEditableDetails(ctx, orderId))
}

export function shownOverrideView(order: EditableDetails): Schema<'DeliveryOrderOverrideView'> {
  return {
    id: order.id,
    version: order.version,
    editedAt: order.editedAt,
    editedByName: order.editedByName,
    poNumber: orNull(order.poNumber),
    orderNotes: orNull(order.orderNotes),
    orderFields: fieldsIn('Order', order.knownFields).map((field) => ({
      field: offeredField(field),
      value: valuesOf(order.orderFields)[field.id] ?? null,
    })),
    availableAt: order.availableAt,
    selectedServiceSpeed: { id: order.serviceSpeedId },
    serviceSpeeds: order.speeds.map(({ id, name }) => ({ id, name })),
    distanceM: order.distanceM,
    timeS: order.timeS,
    selectedParcelDetails: order.parcels.map((parcel) => ({
      id: parcel.parcelTypeId,
      name: parcel.name,
      weightKg: parcel.weightKg,
      lengthM: parcel.lengthM,
      widthM: parcel.widthM,
      heightM: parcel.heightM,
      quantity: parcel.quantity,
      ...(parcel.typed && { typed: parcel.typed }),
      totalWeightKg: totalsOf([parcel]).weightKg,
    })),
    parcelTypes: [...order.parcelTypes],
  }
}
