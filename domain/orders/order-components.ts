import type { OrderedParcel } from './order-changes.ts'
import type { FitType } from './parcel-fit.ts'
import { exactValue, isBeyondLimit, withoutNoise } from '../amounts/typed-measure.ts'
import { storedMeasures, type TypedSizes } from '../amounts/typed-sizes.ts'
import { formatMeasure, formatSide, type UnitCategory, type UnitPreference } from '../amounts/units.ts'

export type OfferedParcelType = FitType

export interface OfferedSpeed {
  readonly id: number
  readonly name: string
  readonly textColor: string
  /** Promised seconds from the scheduled time to the drop-off. */
  readonly durationS: number | null
}

export interface OfferedTag {
  readonly id: number
  readonly name: string
  readonly iconImageSrc: string | null
}

/** What of a service one chooses from. */
interface OfferedComponents {
  readonly parcelTypes: readonly OfferedParcelType[]
  readonly speeds: readonly OfferedSpeed[]
  readonly tags: readonly OfferedTag[]
}

/** What an order asks for, by its ids. Kilograms. */
interface AskedComponents {
  readonly serviceSpeedId: number
  readonly tagIds?: readonly number[]
  readonly parcels: readonly {
    readonly parcelTypeId: number
    readonly quantity: number
    readonly weightKg?: number
    readonly typed?: TypedSizes | undefined
  }[]
}

type FieldErrors = Record<string, string[]>

/** What of an offer an order asks for. */
export interface OrderedComponents {
  readonly parcels: readonly OrderedParcel[]
  readonly speed: OfferedSpeed
  readonly tags: readonly OfferedTag[]
}

/**
 * Kilograms, cubic metres and pieces of a whole order; null while a part of it is not known, which is not nothing
 * (docs/rules/pricing.md, "Bands").
 */
export interface OrderTotals {
  readonly weightKg: number | null
  readonly volumeM3: number | null
  readonly parcels: number
}

type Checked<Value> = { readonly errors: FieldErrors; readonly value: Value | null }

export const unknownPayer = 'Choose your own organization or one of your customers'
export const unknownLocation = 'Choose a location of the customer or the courier'
export const notOrderable = 'This service cannot be ordered'
export const pricedByHand = 'The courier sets the price of this service by hand'

/** An order may be entered a day after the fact, no later. Seconds. */
export const oldestAvailableS = 86_400

/** @param now unix seconds */
export function checkAvailableAt(availableAt: number, now: number): FieldErrors {
  return availableAt < now - oldestAvailableS ? { '/availableAt': ['Must not be more than 24 hours ago'] } : {}
}

/**
 * Finds speed, tags and parcel types in the offer; names by pointer what does not belong to it.
 * @param units of the person who reads what is wrong
 */
export function checkComponents(
  body: AskedComponents,
  offer: OfferedComponents,
  units: UnitPreference,
): Checked<OrderedComponents> {
  const errors: FieldErrors = {}
  const speed = offer.speeds.find(({ id }) => id === body.serviceSpeedId)
  if (!speed) errors['/serviceSpeedId'] = ['The service has no such speed']
  const tags = (body.tagIds ?? []).flatMap((tagId, index) => {
    const tag = offer.tags.find(({ id }) => id === tagId)
    if (!tag) errors[`/tagIds/${index}`] = ['The service has no such tag']
    return tag ?? []
  })
  const parcels = checkParcels(body.parcels, offer.parcelTypes, units)
  Object.assign(errors, parcels.errors)
  if (!speed || !parcels.value || Object.keys(errors).length > 0) return { errors, value: null }
  return { errors, value: { parcels: parcels.value, speed, tags } }
}

/** Each type once, of this service, and no piece heavier than its type allows. A weight left out is not known. */
function checkParcels(
  asked: AskedComponents['parcels'],
  types: readonly OfferedParcelType[],
  units: UnitPreference,
): Checked<OrderedParcel[]> {
  const errors: FieldErrors = {}
  const parcels = asked.flatMap(({ parcelTypeId, quantity, weightKg, typed }, index): OrderedParcel[] => {
    const type = types.find(({ id }) => id === parcelTypeId)
    if (!type) {
      errors[`/parcels/${index}/parcelTypeId`] = ['The service has no such parcel type']
      return []
    }
    if (asked.findIndex((other) => other.parcelTypeId === parcelTypeId) < index) {
      errors[`/parcels/${index}/parcelTypeId`] = [duplicateTypeText(type)]
    }
    if (weightKg !== undefined && type.maxWeightKg !== null && isBeyondLimit(weightKg, type.maxWeightKg, 'weight')) {
      errors[`/parcels/${index}/weightKg`] = [atMost(type.maxWeightKg, 'weight', type, units)]
    }
    const { maxLengthM: lengthM, maxWidthM: widthM, maxHeightM: heightM } = type
    const measures = { weightKg: weightKg ?? null, lengthM, widthM, heightM }
    return [{ parcelTypeId, name: type.name, quantity, ...storedMeasures(measures, typed) }]
  })
  return { errors, value: Object.keys(errors).length > 0 ? null : parcels }
}

/** What is said of a parcel type that an order names twice (docs/rules/order-edit.md, "Details and parcels"). */
export function duplicateTypeText({ name }: OfferedParcelType): string {
  return `${name} is in the list already; a parcel type can be added once`
}

/** What is said of a measure beyond the limit of its parcel type, in metres or kilograms. @param units of who reads it */
export function atMost(
  most: number,
  category: UnitCategory,
  { name }: OfferedParcelType,
  units: UnitPreference,
): string {
  const limit = category === 'smallDistance' ? formatSide(most, units) : formatMeasure(most, category, units)
  return `Must be at most ${limit} for ${name}`
}

/** Kilograms, cubic metres and pieces of all parcels together. */
export function totalsOf(parcels: readonly OrderedParcel[]): OrderTotals {
  return {
    weightKg: sumOf(parcels, weightOf),
    volumeM3: sumOf(parcels, volumeOf),
    parcels: parcels.reduce((total, { quantity }) => total + quantity, 0),
  }
}

/** Kilograms of the heaviest piece; null while one is not known. */
export function heaviestOf(parcels: readonly Pick<OrderedParcel, 'weightKg'>[]): number | null {
  return parcels.reduce<number | null>(
    (heaviest, { weightKg }) => (heaviest === null || weightKg === null ? null : Math.max(heaviest, weightKg)),
    0,
  )
}

/** Kilograms of a piece as exactly as they can be told: 0.907185 are 2 lb. Null where they are not known. */
function weightOf({ weightKg }: Pick<OrderedParcel, 'weightKg'>): number | null {
  return weightKg === null ? null : exactValue(weightKg, 'weight')
}

/** Cubic metres of a piece; null where one of its sides is not known. */
export function volumeOf({
  lengthM,
  widthM,
  heightM,
}: Pick<OrderedParcel, 'lengthM' | 'widthM' | 'heightM'>): number | null {
  if (lengthM === null || widthM === null || heightM === null) return null
  return lengthM * widthM * heightM
}

/**
 * What a measure of each piece comes to for all of them; null when one is not known. 3 × 0.1 kg is 0.3 kg, not
 * 0.30000000000000004.
 */
function sumOf(parcels: readonly OrderedParcel[], measureOf: (parcel: OrderedParcel) => number | null): number | null {
  let total = 0
  for (const parcel of parcels) {
    const measure = measureOf(parcel)
    if (measure === null) return null
    total += measure * parcel.quantity
  }
  return withoutNoise(total)
}
