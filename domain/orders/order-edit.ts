import type { OrderedParcel } from './order-changes.ts'
import {
  atMost,
  duplicateTypeText,
  oldestAvailableS,
  totalsOf,
  type OfferedParcelType,
  type OfferedSpeed,
  type OrderTotals,
} from './order-components.ts'
import { canHold } from './parcel-fit.ts'
import { storedMeasures, type TypedSizes } from '../amounts/typed-sizes.ts'
import type { UnitPreference } from '../amounts/units.ts'

/**
 * An edit as it is asked for: measures of each piece in metres and kilograms, times in unix seconds. A measure that is null is not
 * known.
 */
export interface OrderEdit {
  readonly overrideSelectedServiceSpeedId: number
  readonly overrideDistanceEstimateM: number
  readonly overrideTimeEstimateS: number
  readonly overrideSelectedParcelTypeIds: readonly number[]
  readonly overrideParcelDetails: readonly {
    readonly parcelId: number
    readonly quantity: number
    readonly weight: number | null
    readonly length: number | null
    readonly width: number | null
    readonly height: number | null
    readonly typed?: TypedSizes | undefined
  }[]
  readonly availableDate: number
}

/** What an edit is held against: when the order was placed, and what its pinned revision offers. */
export interface EditedOrder {
  /** Unix seconds. */
  readonly createdAt: number
  /**
   * Parcels of an order that was bought keep their measures, so that several rows may be of one type
   * (docs/rules/brokerage.md, "Parcels").
   */
  readonly isBought: boolean
  readonly speeds: readonly OfferedSpeed[]
  readonly parcelTypes: readonly OfferedParcelType[]
}

type FieldErrors = Record<string, string[]>

/** An edit that may be made: what it asks for, found in the pinned revision, with the totals that come of it. */
export interface CheckedOrderEdit {
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
 * Holds an edit against the order and its revision; each fault is named by the pointer of its field.
 * @param units of the person who reads what is wrong
 */
export function checkOrderEdit(
  body: OrderEdit,
  order: EditedOrder,
  units: UnitPreference,
): { readonly errors: FieldErrors } | { readonly errors: null; readonly value: CheckedOrderEdit } {
  const errors: FieldErrors = {}
  const speed = order.speeds.find(({ id }) => id === body.overrideSelectedServiceSpeedId)
  if (!speed) errors['/overrideSelectedServiceSpeedId'] = ['The service has no such speed']
  if (body.availableDate < order.createdAt - oldestAvailableS) {
    errors['/availableDate'] = ['Must not be more than 24 hours before the order was placed']
  }
  const parcels = checkParcels(body.overrideParcelDetails, order, units, errors)
  if (!namesTheParcels(body)) {
    errors['/overrideSelectedParcelTypeIds'] = ['Must be the parcel types of the list']
  }
  if (!speed || Object.keys(errors).length > 0) return { errors }
  const value = {
    speed,
    parcels,
    totals: totalsOf(parcels),
    distanceM: body.overrideDistanceEstimateM,
    timeS: body.overrideTimeEstimateS,
    availableAt: body.availableDate,
    dueAt: speed.durationS === null ? null : body.availableDate + speed.durationS,
  }
  return { errors: null, value }
}

/** What a checked edit changes of the input of a price. */
export function editedPricingInput(edit: CheckedOrderEdit) {
  return {
    distanceM: edit.distanceM,
    weightKg: edit.totals.weightKg,
    volumeM3: edit.totals.volumeM3,
    parcels: edit.parcels.map(({ parcelTypeId, quantity }) => ({ parcelTypeId, quantity })),
    serviceSpeedId: edit.speed.id,
    availableAt: edit.availableAt,
    dueAt: edit.dueAt,
  }
}

function namesTheParcels(body: OrderEdit): boolean {
  const listed = new Set(body.overrideParcelDetails.map(({ parcelId }) => parcelId))
  const named = new Set(body.overrideSelectedParcelTypeIds)
  return listed.size === named.size && [...listed].every((id) => named.has(id))
}

function checkParcels(
  asked: OrderEdit['overrideParcelDetails'],
  { parcelTypes: types, isBought }: EditedOrder,
  units: UnitPreference,
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
      errors[`${pointer}/parcelId`] = [duplicateTypeText(type)]
    }
    const sizes = {
      weightKg: parcel.weight,
      lengthM: parcel.length,
      widthM: parcel.width,
      heightM: parcel.height,
    }
    const measures = { name: type.name, quantity: parcel.quantity, ...storedMeasures(sizes, parcel.typed) }
    // A piece may be turned, as it may when its order is handed on.
    for (const { field, most, category } of canHold(type, measures) ? [] : limitsOf(type)) {
      if (most !== null && (parcel[field] ?? 0) > most)
        errors[`${pointer}/${field}`] = [atMost(most, category, type, units)]
    }
    return [{ parcelTypeId: type.id, ...measures }]
  })
}

function limitsOf(type: OfferedParcelType) {
  return [
    { field: 'weight', most: type.maxWeightKg, category: 'weight' },
    { field: 'length', most: type.maxLengthM, category: 'smallDistance' },
    { field: 'width', most: type.maxWidthM, category: 'smallDistance' },
    { field: 'height', most: type.maxHeightM, category: 'smallDistance' },
  ] as const
}
