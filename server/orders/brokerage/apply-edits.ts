import { refuseCancelled } from '#domain/orders/move-refusals.ts'
import { isParcelChange, type FieldChange, type OrderedParcel } from '#domain/orders/order-changes.ts'
import { fitParcels, misfitText } from '#domain/orders/parcel-fit.ts'
import type { UnitPreference } from '#domain/amounts/units.ts'
import { formError } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { loadEditableDetails, type EditableDetails } from '../editing/editable-details.ts'
import type { LockedOrder } from '../core/locked-order.ts'
import { saveOverrides } from '../editing/save-overrides.ts'
import { loadSellOrder, type SellOrder } from './buy-draft.ts'
import { withinBroker, type BrokerageLink } from '../chain/sell-side.ts'
import type { BrokerageNotice } from '../chain/brokerage-notices.ts'

/**
 * Makes the edits of the sold order on the bought one, once its courier was told of them. Everything else stays as agreed.
 * @param below the orders that were bought for this one, from lockBoughtOrders
 * @throws formError `order_cancelled`, `legacy_order`, or `parcels_do_not_fit`
 */
export async function applyEdits(
  ctx: Context,
  order: LockedOrder,
  { link, edits }: BrokerageNotice,
  below: readonly BrokerageLink[],
): Promise<void> {
  refuseCancelled(order.status, 'edit')
  const sold = await withinBroker(ctx, link, (broker) => loadSellOrder(broker, link.sellOrderId))
  const before = await loadEditableDetails(ctx, order.id)
  await saveOverrides(ctx, order, below, editedLike(before, sold, edits, ctx.unitPreference))
}

function editedLike(
  before: EditableDetails,
  { row, parcels: pieces }: SellOrder,
  edits: readonly FieldChange[],
  units: UnitPreference,
): Schema<'DeliveryOrderOverrides'> {
  const isEdited = (name: FieldChange['field']) => edits.some(({ field }) => field === name)
  const parcels = edits.some(isParcelChange) ? refitted(pieces, before, units) : before.parcels
  // Each courier has speeds of its own. Two are the same only when their names are.
  const speed =
    isEdited('serviceSpeed') && before.speeds.find(({ name }) => plain(name) === plain(row.service_speed_name))
  return {
    version: before.version,
    // The courier said yes when it edited the order that it sold.
    confirmUnusual: true,
    poNumber: before.poNumber,
    orderNotes: isEdited('orderNotes') ? row.order_notes : before.orderNotes,
    overrideSelectedServiceSpeedId: speed ? speed.id : before.serviceSpeedId,
    availableDate: isEdited('availableAt') ? row.available_at : before.availableAt,
    overrideDistanceEstimateM: isEdited('distanceM') ? row.distance_m : before.distanceM,
    overrideTimeEstimateS: isEdited('timeS') ? row.time_s : before.timeS,
    overrideSelectedParcelTypeIds: [...new Set(parcels.map(({ parcelTypeId }) => parcelTypeId))],
    overrideParcelDetails: parcels.map(({ parcelTypeId, quantity, weightKg, lengthM, widthM, heightM, typed }) => ({
      parcelId: parcelTypeId,
      quantity,
      weight: weightKg,
      length: lengthM,
      width: widthM,
      height: heightM,
      ...(typed && { typed }),
    })),
  }
}

function refitted(
  pieces: SellOrder['parcels'],
  { parcelTypes }: EditableDetails,
  units: UnitPreference,
): OrderedParcel[] {
  const { parcels, misfits } = fitParcels(pieces, parcelTypes)
  if (misfits.length > 0) {
    const message = misfits.map((piece) => misfitText(piece, 'the service of this order', units)).join('. ')
    throw formError({}, 'parcels_do_not_fit', `${message}.`)
  }
  return parcels.map(({ type, ...measures }) => ({ parcelTypeId: type.id, name: type.name, ...measures }))
}

function plain(name: string | null): string {
  return (name ?? '').trim().toLowerCase()
}
