/** An edited order as far as it must be made of numbers; whatever was entered instead is anything else. */
export interface OverrideInput {
  /** Metres. */
  readonly distanceM: unknown
  /** Seconds. */
  readonly timeS: unknown
  readonly parcels: unknown
}

const parcelNumbers = ['quantity', 'weight', 'length', 'width', 'height'] as const

/** What is said of an edited order with something in it that is no number (docs/rules/order-edit.md, "Details and parcels"). */
export const overrideInputMessages = {
  distance: 'Distance must be a number',
  time: 'Time must be a number',
  parcels: 'Parcel details must be an array of objects with quantity, weight, length, width, and height',
} as const

/** Every message that applies, in the order of the fields; empty when all is well. */
export function overrideInputProblems({ distanceM, timeS, parcels }: OverrideInput): readonly string[] {
  return [
    ...(isNumber(distanceM) ? [] : [overrideInputMessages.distance]),
    ...(isNumber(timeS) ? [] : [overrideInputMessages.time]),
    ...(Array.isArray(parcels) && parcels.every(isParcel) ? [] : [overrideInputMessages.parcels]),
  ]
}

function isParcel(parcel: unknown): boolean {
  if (typeof parcel !== 'object' || parcel === null) return false
  return parcelNumbers.every((name) => isNumber(Reflect.get(parcel, name)))
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
