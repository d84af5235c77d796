import { numberOf } from '#domain/amounts/number-text.ts'
import type { OrderFieldValues } from '#domain/orders/order-fields.ts'
import type { TypedSizes } from '#domain/amounts/typed-sizes.ts'
import type {
  DeliveryOrderOverrideView,
  DeliveryOrderOverrideViewParcelTypesItem,
  DeliveryOrderOverrideViewSelectedParcelDetailsItem,
} from '#generated/model/index.ts'

/** A number in base units, the text that was typed and is no number, or nothing. */
export type NumberEntry = number | string | null

/** Driving seconds as they are stored, or hours, minutes and seconds as they were typed. */
export type EnteredTime = number | readonly [hours: string, minutes: string, seconds: string]

/** Parcels of one type; measures are of each piece, in metres and kilograms. */
export interface EditParcel {
  /** Id of the parcel type. */
  readonly id: number
  readonly name: string
  readonly quantity: NumberEntry
  readonly weightKg: NumberEntry
  readonly lengthM: NumberEntry
  readonly widthM: NumberEntry
  readonly heightM: NumberEntry
  /** How its measures were typed. */
  readonly typed?: TypedSizes | undefined
}

/** An order while somebody edits it. A number stays exactly the stored one until its text is edited. */
export interface EditDraft {
  readonly poNumber: string
  readonly orderNotes: string
  /** By the ids of the courier's own fields. */
  readonly orderFields: OrderFieldValues
  readonly serviceSpeedId: number
  /** Unix seconds, or a date as it was typed that is none. */
  readonly availableAt: number | string
  /** Metres. */
  readonly distanceM: NumberEntry
  readonly time: EnteredTime
  readonly parcels: readonly EditParcel[]
}

/** The numbers of a parcel in the order in which they are entered. */
export const parcelMeasures = ['quantity', 'weightKg', 'lengthM', 'widthM', 'heightM'] as const
export type ParcelMeasure = (typeof parcelMeasures)[number]

/** An order as it stands, before anything is changed. */
export function draftOf(view: DeliveryOrderOverrideView): EditDraft {
  return {
    poNumber: view.poNumber ?? '',
    orderNotes: view.orderNotes ?? '',
    orderFields: Object.fromEntries(
      view.orderFields.flatMap(({ field, value }) => (value === null ? [] : [[field.id, value]])),
    ),
    serviceSpeedId: view.selectedServiceSpeed.id,
    availableAt: view.availableAt,
    distanceM: view.distanceM,
    time: view.timeS,
    parcels: view.selectedParcelDetails.map(parcelOf),
  }
}

function parcelOf(detail: DeliveryOrderOverrideViewSelectedParcelDetailsItem): EditParcel {
  const { id, name, quantity, weightKg, lengthM, widthM, heightM, typed } = detail
  return { id, name, quantity, weightKg, lengthM, widthM, heightM, ...(typed && { typed }) }
}

/** One piece of a type and of its size; what it weighs is to be entered, or stays unknown. */
export function firstParcelOf(type: DeliveryOrderOverrideViewParcelTypesItem): EditParcel {
  const { id, name, maxLengthM, maxWidthM, maxHeightM } = type
  return {
    id,
    name,
    quantity: 1,
    weightKg: null,
    lengthM: maxLengthM,
    widthM: maxWidthM,
    heightM: maxHeightM,
  }
}

/** What all pieces weigh together in kilograms; null while that is not known. */
export function totalWeightKg({ quantity, weightKg }: Pick<EditParcel, 'quantity' | 'weightKg'>): number | null {
  if (typeof quantity !== 'number' || typeof weightKg !== 'number') return null
  // twelve digits are more than any scale has, and fewer than the sum of a product's rounding
  return Number((quantity * weightKg).toPrecision(12))
}

/** What was entered for a time in seconds; null when it is no number. A part left empty counts as none of it. */
export function secondsOf(time: EnteredTime): number | null {
  if (typeof time === 'number') return time
  const parts = time.map((part) => part.trim())
  if (parts.every((part) => part === '')) return null
  const numbers = parts.map((part) => (part === '' ? 0 : numberOf(part)))
  if (!numbers.every((part) => part !== null)) return null
  const [hours = 0, minutes = 0, seconds = 0] = numbers
  return hours * 3_600 + minutes * 60 + seconds
}

/** A time as its three fields show it. */
export function timeParts(time: EnteredTime): readonly [hours: string, minutes: string, seconds: string] {
  if (typeof time !== 'number') return time
  const hundredths = Math.round(time * 100)
  const rest = hundredths % 6_000
  const minutes = (hundredths - rest) / 6_000
  return [String(Math.floor(minutes / 60)), String(minutes % 60), String(rest / 100)]
}

/** Whether both mean the same order, however it was typed. */
export function isSameDraft(one: EditDraft, other: EditDraft): boolean {
  return JSON.stringify(meaningOf(one)) === JSON.stringify(meaningOf(other))
}

function meaningOf(draft: EditDraft): EditDraft {
  const poNumber = draft.poNumber.trim()
  const orderNotes = draft.orderNotes.trim()
  return { ...draft, poNumber, orderNotes, time: secondsOf(draft.time) ?? draft.time }
}
