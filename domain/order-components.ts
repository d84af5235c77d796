import type { OrderedParcel } from './order-changes.ts'
import type { FitType } from './parcel-fit.ts'

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
  }[]
}

type FieldErrors = Record<string, string[]>

/** What of an offer an order asks for. */
export interface OrderedComponents {
  readonly parcels: readonly OrderedParcel[]
  readonly speed: OfferedSpeed
  readonly tags: readonly OfferedTag[]
}

/** Kilograms, cubic metres and pieces of a whole order. */
export interface OrderTotals {
  readonly weightKg: number
  readonly volumeM3: number
  readonly parcels: number
}

type Checked<Value> = { readonly errors: FieldErrors; readonly value: Value | null }

/** An order may be entered a day after the fact, no later. Seconds. */
export const oldestAvailableS = 86_400

/** @param now unix seconds */
export function checkAvailableAt(availableAt: number, now: number): FieldErrors {
  return availableAt < now - oldestAvailableS ? { '/availableAt': ['Must not be more than 24 hours ago'] } : {}
}

/** Finds speed, tags and parcel types in the offer; names by pointer what does not belong to it. */
export function checkComponents(body: AskedComponents, offer: OfferedComponents): Checked<OrderedComponents> {
  const errors: FieldErrors = {}
  const speed = offer.speeds.find(({ id }) => id === body.serviceSpeedId)
  if (!speed) errors['/serviceSpeedId'] = ['The service has no such speed']
  const tags = (body.tagIds ?? []).flatMap((tagId, index) => {
    const tag = offer.tags.find(({ id }) => id === tagId)
    if (!tag) errors[`/tagIds/${index}`] = ['The service has no such tag']
    return tag ?? []
  })
  const parcels = checkParcels(body.parcels, offer.parcelTypes)
  Object.assign(errors, parcels.errors)
  if (!speed || !parcels.value || Object.keys(errors).length > 0) return { errors, value: null }
  return { errors, value: { parcels: parcels.value, speed, tags } }
}

/** Each type once, of this service, and no piece heavier than its type allows. A weight left out is that maximum. */
function checkParcels(
  asked: AskedComponents['parcels'],
  types: readonly OfferedParcelType[],
): Checked<OrderedParcel[]> {
  const errors: FieldErrors = {}
  const parcels = asked.flatMap(({ parcelTypeId, quantity, weightKg }, index): OrderedParcel[] => {
    const type = types.find(({ id }) => id === parcelTypeId)
    if (!type) {
      errors[`/parcels/${index}/parcelTypeId`] = ['The service has no such parcel type']
      return []
    }
    if (asked.findIndex((other) => other.parcelTypeId === parcelTypeId) < index) {
      errors[`/parcels/${index}/parcelTypeId`] = [listedAlready(type)]
    }
    if (weightKg !== undefined && type.maxWeightKg !== null && weightKg > type.maxWeightKg) {
      errors[`/parcels/${index}/weightKg`] = [atMost(type.maxWeightKg, 'kg', type)]
    }
    return [
      {
        parcelTypeId,
        name: type.name,
        quantity,
        weightKg: weightKg ?? type.maxWeightKg ?? 0,
        lengthM: type.maxLengthM ?? 0,
        widthM: type.maxWidthM ?? 0,
        heightM: type.maxHeightM ?? 0,
      },
    ]
  })
  return { errors, value: Object.keys(errors).length > 0 ? null : parcels }
}

/** What is said of a parcel type that an order names twice (order-detail.md 5). */
export function listedAlready({ name }: OfferedParcelType): string {
  return `${name} is in the list already; a parcel type can be added once`
}

/** What is said of a measure beyond the limit of its parcel type, in the unit that it is stored in. */
export function atMost(most: number, unit: 'kg' | 'm', { name }: OfferedParcelType): string {
  return `Must be at most ${most} ${unit} for ${name}`
}

/** Kilograms, cubic metres and pieces of all parcels together. */
export function totalsOf(parcels: readonly OrderedParcel[]): OrderTotals {
  const sum = (each: (parcel: OrderedParcel) => number) =>
    parcels.reduce((total, parcel) => total + each(parcel) * parcel.quantity, 0)
  return {
    weightKg: withoutNoise(sum((parcel) => parcel.weightKg)),
    volumeM3: withoutNoise(sum((parcel) => parcel.lengthM * parcel.widthM * parcel.heightM)),
    parcels: sum(() => 1),
  }
}

/** 3 × 0.1 kg is 0.3 kg, not 0.30000000000000004: a sum must not fall into the next price band by itself. */
function withoutNoise(value: number): number {
  return Number(value.toPrecision(12))
}
