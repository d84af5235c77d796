import type { ParcelTypes, PricePreviewInput, PricePreviewStop } from '#generated/model/index.ts'
import { type Quantity, quantityFault } from '#src/forms/quantity-text.ts'

/** A stop as it is chosen: a location of an address book, or a spot on the map. */
export interface CheckedStop {
  readonly name: string
  readonly at: PricePreviewStop
  /** Null for a spot: which province it is in is not looked up. */
  readonly province: string | null
}

/** What is typed into the price check. Measures are base units, or a text that is none yet. */
export interface PriceQuestion {
  readonly serviceSpeedId: number | null
  readonly tagIds: readonly number[]
  /** How many, by parcel type; an empty one is none of it. */
  readonly quantities: Readonly<Record<number, Quantity>>
  readonly weightKg: unknown
  readonly volumeM3: unknown
  readonly distanceM: unknown
  readonly pickup: CheckedStop | null
  readonly dropoff: CheckedStop | null
  readonly dropoffProvince: string
  /** Decides about the QST alone. */
  readonly pickupProvince: string
  /** Unix seconds. */
  readonly availableAt: number
}

/** The most pieces of a type that one price is asked for. */
const maxCheckedQuantity = 1_000

/** What is wrong with how many pieces of a type are asked for; none at all is fine. */
export function checkedQuantityErrors(quantity: Quantity | undefined): readonly string[] {
  const fault = quantityFault(quantity ?? 0, 0, maxCheckedQuantity)
  return fault === null ? [] : [fault]
}

/** The question as the server takes it; null while something that was typed is no measure or no number of pieces. */
export function previewInput(
  serviceRevisionId: number,
  question: PriceQuestion,
  parcelTypes: ParcelTypes['data'],
): PricePreviewInput | null {
  const { serviceSpeedId, tagIds, quantities, pickup, dropoff, availableAt } = question
  const { pickupProvince, dropoffProvince } = question
  const measures = [question.weightKg, question.volumeM3, question.distanceM].map((value) => value ?? null)
  if (measures.some((value) => value !== null && typeof value !== 'number')) return null
  if (parcelTypes.some(({ id }) => checkedQuantityErrors(quantities[id]).length > 0)) return null
  const [weightKg, volumeM3, distanceM] = measures.map((value) => (typeof value === 'number' ? value : null))
  return {
    serviceRevisionId,
    serviceSpeedId,
    tagIds: [...tagIds],
    parcels: parcelTypes.flatMap(({ id }) => {
      const quantity = quantities[id]
      return typeof quantity === 'number' && quantity > 0 ? [{ parcelTypeId: id, quantity }] : []
    }),
    weightKg: weightKg ?? null,
    volumeM3: volumeM3 ?? null,
    distanceM: typeof distanceM === 'number' ? Math.round(distanceM) : null,
    pickup: pickup?.at ?? null,
    dropoff: dropoff?.at ?? null,
    pickupProvince: pickupProvince === '' ? null : pickupProvince,
    dropoffProvince: dropoffProvince === '' ? null : dropoffProvince,
    availableAt,
  }
}

/** "52.13, -106.66", latitude first; null for anything else. */
export function spotIn(text: string): PricePreviewStop | null {
  const [, lat, lng] = /^\s*(-?\d{1,2}(?:\.\d+)?)[\s,;]+(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? []
  if (lat === undefined || Math.abs(Number(lat)) > 90 || Math.abs(Number(lng)) > 180) return null
  return { lat: Number(lat), lng: Number(lng) }
}
