import type { OrderedParcel } from '#domain/order-changes.ts'
import { holds } from '#domain/parcel-fit.ts'
import { formError, type FieldErrors } from '#server/errors.ts'
import type { Schema } from '#server/http/handler-types.ts'
import { atMost, listedAlready, oldestAvailableS, totalsOf, type OrderTotals } from '../check-order.ts'
import type { OfferedParcelType, OfferedSpeed } from '../order-offer.ts'
import type { EditableDetails } from './editable-details.ts'

/** An edit that may be made: what it asks for, found in the pinned revision, with the totals that come of it. */
export interface CheckedOverrides {
  readonly speed: OfferedSpeed
  readonly parcels: readonly OrderedParcel[]
  readonly totals: OrderTotals
  readonly distanceM: number
  readonly timeS: number
  readonly availableAt: number
  /** Promised drop-off, unix seconds; null when the speed promises none. */
  readonly dueAt: number | null
}

/**
 * Holds an edit against the order and its revision.
 * @throws formError naming each fault by the pointer of its field
 */
export function checkOverrides(body: Schema<'DeliveryOrderOverridePreview'>, order: EditableDetails): CheckedOverrides {
  const errors: FieldErrors = {}
  const speed = order.speeds.find(({ id }) => id === body.overrideSelectedServiceSpeedId)
  if (!speed) errors['/overrideSelectedServiceSpeedId'] = ['The service has no such speed']
  if (body.availableDate < order.createdAt - oldestAvailableS) {
    errors['/availableDate'] = ['Must not be more than 24 hours before the order was placed']
  }
  const parcels = checkParcels(body.overrideParcelDetails, order, errors)
  if (!namesTheParcels(body)) {
    errors['/overrideSelectedParcelTypeIds'] = ['Must be the parcel types of the list']
  }
  if (!speed || Object.keys(errors).length > 0) throw formError(errors)
  return {
    speed,
    parcels,
    totals: totalsOf(parcels),
    distanceM: body.overrideDistanceEstimateM,
    timeS: body.overrideTimeEstimateS,
    availableAt: body.availableDate,
    dueAt: speed.durationS === null ? null : body.availableDate + speed.durationS,
  }
}

function namesTheParcels(body: Schema<'DeliveryOrderOverridePreview'>): boolean {
  const listed = new Set(body.overrideParcelDetails.map(({ parcelId }) => parcelId))
  const named = new Set(body.overrideSelectedParcelTypeIds)
  return listed.size === named.size && [...listed].every((id) => named.has(id))
}

function checkParcels(
  asked: readonly Schema<'OverrideParcelDetail'>[],
  { parcelTypes: types, isBought }: EditableDetails,
  errors: FieldErrors,
): OrderedParcel[] {
  return asked.flatMap((parcel, index): OrderedParcel[] => {
    const pointer = `/overrideParcelDetails/${index}`
    const type = types.find(({ id }) => id === parcel.parcelId)
    if (!type) {
      errors[`${pointer}/parcelId`] = ['The service has no such parcel type']
      return []
    }
    if (!isBought && asked.findIndex(({ parcelId }) => parcelId === type.id) < index) {
      errors[`${pointer}/parcelId`] = [listedAlready(type)]
    }
    const measures = {
      name: type.name,
      quantity: parcel.quantity,
      weightKg: parcel.weight,
      lengthM: parcel.length,
      widthM: parcel.width,
      heightM: parcel.height,
    }
    // A piece may be turned, as it may when its order is handed on.
    for (const { field, most, unit } of holds(type, measures) ? [] : limitsOf(type)) {
      if (most !== null && parcel[field] > most) errors[`${pointer}/${field}`] = [atMost(most, unit, type)]
    }
    return [{ parcelTypeId: type.id, ...measures }]
  })
}

function limitsOf(type: OfferedParcelType) {
  return [
    { field: 'weight', most: type.maxWeightKg, unit: 'kg' },
    { field: 'length', most: type.maxLengthM, unit: 'm' },
    { field: 'width', most: type.maxWidthM, unit: 'm' },
    { field: 'height', most: type.maxHeightM, unit: 'm' },
  ] as const
}
