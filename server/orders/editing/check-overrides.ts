import { checkOrderEdit, type CheckedOrderEdit } from '#domain/orders/order-edit.ts'
import type { PriceFields } from '#domain/pricing/price-bound.ts'
import { formError } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import type { EditableDetails } from './editable-details.ts'

/** The fields of an edit by which one decides what an order costs. Its tags and stops stay as they are. */
export function editedPriceFields({ overrideParcelDetails }: Schema<'DeliveryOrderOverridePreview'>): PriceFields {
  return {
    parcels: overrideParcelDetails.map(({ parcelId, quantity }) => ({ parcelTypeId: parcelId, quantity })),
    quantity: (index) => `/overrideParcelDetails/${index}/quantity`,
    distance: '/overrideDistanceEstimateM',
    speed: '/overrideSelectedServiceSpeedId',
    time: '/availableDate',
    otherwise: '/overrideParcelDetails',
  }
}

/**
 * Holds an edit against the order and its revision.
 * @throws formError naming each fault by the pointer of its field, in the units of who is asking
 */
export function checkOverrides(
  { unitPreference }: Context,
  body: Schema<'DeliveryOrderOverridePreview'>,
  order: EditableDetails,
): CheckedOrderEdit {
  const checked = checkOrderEdit(body, order, unitPreference)
  if (checked.errors !== null) throw formError(checked.errors)
  return checked.value
}
