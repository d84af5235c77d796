import { checkOrderFields, type OrderFieldValues } from '#domain/orders/order-fields.ts'
import { maxOrderNotesLength, maxPoNumberLength, textLength } from '#domain/orders/order-texts.ts'
import { overrideInputProblems } from '#domain/orders/override-input.ts'
import { canHold } from '#domain/orders/parcel-fit.ts'
import { formatMeasure, formatSide, type UnitPreference } from '#domain/amounts/units.ts'
import type {
  DeliveryOrderOverrides,
  DeliveryOrderOverrideView,
  DeliveryOrderOverrideViewParcelTypesItem,
  OverrideParcelDetail,
} from '#generated/model/index.ts'
import type { FieldErrors } from '#src/forms/form-types.ts'
import { numberMessages } from '#src/forms/number-messages.ts'
import { quantityFault } from '#src/forms/quantity-text.ts'
import {
  type EditDraft,
  type EditParcel,
  type NumberEntry,
  type ParcelMeasure,
  parcelMeasures,
  secondsOf,
  timeParts,
} from '#src/orders/edit/edit-draft.ts'
import { typedDateMessage } from './typed-date.ts'

/** The names under which the contract has the measures of a parcel. */
const parcelKeys = {
  quantity: 'quantity',
  weightKg: 'weight',
  lengthM: 'length',
  widthM: 'width',
  heightM: 'height',
} as const satisfies Record<ParcelMeasure, keyof OverrideParcelDetail>

/** The pointer of one measure of a parcel, as the server names it when it refuses it. */
export function parcelPointer(index: number, measure: ParcelMeasure): string {
  return `/overrideParcelDetails/${index}/${parcelKeys[measure]}`
}

/** What an edited order comes to: the body to send, or why there is none. */
export interface CheckedEdit {
  /** Null while the order may not be saved. */
  readonly body: Omit<DeliveryOrderOverrides, 'version'> | null
  /** What the box "Invalid input" says. */
  readonly invalidInput: readonly string[]
  /** What is wrong, by JSON pointer. */
  readonly fieldErrors: FieldErrors
  /** Why it may not be saved, in a sentence; null when it may. */
  readonly reason: string | null
}

const maxDistanceM = 20_000_000
const maxTimeS = 31_536_000
const maxTimeText = '8,760 hours'
const maxOf = { weightKg: 100_000, lengthM: 1_000, widthM: 1_000, heightM: 1_000 } as const

/** What the service carries, and the units in which its limits are said. */
export interface EditLimits {
  readonly types: readonly DeliveryOrderOverrideViewParcelTypesItem[]
  readonly units: UnitPreference
  /** The courier's own fields, with what the order had in them; none when absent. */
  readonly fields?: DeliveryOrderOverrideView['orderFields']
}

/**
 * Checks an edited order by the rules of docs/rules/order-edit.md, "Details and parcels", and the limits of the contract
 * and of its parcel types.
 */
export function checkEdit(draft: EditDraft, limits: EditLimits): CheckedEdit {
  const timeS = secondsOf(draft.time)
  const details = draft.parcels.map((parcel) => detailOf(parcel, limits, null))
  // What nobody knows may stay so: it is no number that is missing.
  const said = draft.parcels.map((parcel) => detailOf(parcel, limits, 0))
  const invalidInput = overrideInputProblems({ distanceM: draft.distanceM, timeS, parcels: said })
  const fieldErrors = errorsOf(draft, timeS, limits)
  const { availableAt, distanceM } = draft
  const reason = reasonOf(draft, Object.keys(fieldErrors).length > 0)
  if (
    reason !== null ||
    typeof availableAt === 'string' ||
    typeof distanceM !== 'number' ||
    timeS === null ||
    !details.every(isDetail)
  )
    return { body: null, invalidInput, fieldErrors, reason: reason ?? incorrect }
  return {
    invalidInput,
    fieldErrors,
    reason: null,
    body: {
      poNumber: draft.poNumber.trim(),
      orderNotes: draft.orderNotes.trim(),
      ...(isOtherThan(limits, draft.orderFields) && { orderFields: draft.orderFields }),
      overrideSelectedServiceSpeedId: draft.serviceSpeedId,
      overrideDistanceEstimateM: distanceM,
      overrideTimeEstimateS: timeS,
      overrideSelectedParcelTypeIds: [...new Set(details.map(({ parcelId }) => parcelId))],
      overrideParcelDetails: details,
      availableDate: availableAt,
    },
  }
}

/** Whether the courier's own fields say something else than they did. */
function isOtherThan({ fields = [] }: EditLimits, orderFields: OrderFieldValues): boolean {
  return fields.some(({ field, value }) => (orderFields[field.id] ?? null) !== value)
}

const incorrect = 'Correct what is marked to save the order.'

function reasonOf({ parcels }: EditDraft, isWrong: boolean): string | null {
  if (parcels.length === 0) return 'Add at least one parcel to save the order.'
  return isWrong ? incorrect : null
}

function errorsOf(draft: EditDraft, timeS: number | null, limits: EditLimits): FieldErrors {
  const errors: Record<string, readonly string[]> = {}
  const note = (pointer: string, fault: string | null) => {
    if (fault !== null) errors[pointer] = [fault]
  }
  note('/poNumber', lengthFault(draft.poNumber, maxPoNumberLength))
  note('/orderNotes', lengthFault(draft.orderNotes, maxOrderNotesLength))
  note(
    '/overrideDistanceEstimateM',
    rangeFault(draft.distanceM, maxDistanceM, () => formatMeasure(maxDistanceM, 'largeDistance', limits.units)),
  )
  note(
    '/overrideTimeEstimateS',
    rangeFault(timeS ?? (timeParts(draft.time).join('').trim() || null), maxTimeS, () => maxTimeText),
  )
  note('/availableDate', typeof draft.availableAt === 'string' ? typedDateMessage : null)
  for (const [index, parcel] of draft.parcels.entries())
    for (const measure of parcelMeasures)
      note(
        parcelPointer(index, measure),
        isUnknown(parcel, measure)
          ? null
          : (measureFault(measure, parcel[measure], limits) ?? typeFault(parcel, measure, limits)),
      )
  const { fields = [] } = limits
  const had = new Set(fields.flatMap(({ field, value }) => (value === null ? [] : field.id)))
  const offered = fields.map(({ field }) => field)
  Object.assign(
    errors,
    checkOrderFields(draft.orderFields, offered, ({ id, required }) => required && had.has(id)).errors,
  )
  return errors
}

function lengthFault(text: string, most: number): string | null {
  return textLength(text) > most ? `Must be at most ${most} characters` : null
}

function measureFault(measure: ParcelMeasure, value: NumberEntry, { units }: EditLimits): string | null {
  if (measure === 'quantity') return quantityFault(value)
  const most = maxOf[measure]
  return rangeFault(value, most, () => words(measure, most, units))
}

type Size = Exclude<ParcelMeasure, 'quantity'>

const typeLimits = {
  weightKg: 'maxWeightKg',
  lengthM: 'maxLengthM',
  widthM: 'maxWidthM',
  heightM: 'maxHeightM',
} as const satisfies Record<Size, keyof DeliveryOrderOverrideViewParcelTypesItem>

/** Whether a measure is left empty: nobody knows it, and no limit stands for it (docs/rules/order-edit.md, "Details and parcels"). */
function isUnknown(parcel: EditParcel, measure: ParcelMeasure): boolean {
  return measure !== 'quantity' && parcel[measure] === null
}

/** What is larger or heavier than its type may be, in the reader's units. */
function typeFault(parcel: EditParcel, measure: ParcelMeasure, limits: EditLimits): string | null {
  if (measure === 'quantity') return null
  const most = limitOf(parcel, measure, limits)
  const value = entered(parcel, measure, limits)
  if (most === null || typeof value !== 'number' || value <= most || isHeld(parcel, limits)) return null
  return `Must be at most ${words(measure, most, limits.units)}`
}

/** Whether a piece can go as its type: it may be turned. */
function isHeld(
  { id, name, quantity, weightKg, lengthM, widthM, heightM }: EditParcel,
  { types }: EditLimits,
): boolean {
  const type = types.find((each) => each.id === id)
  const sizes = { quantity, weightKg, lengthM, widthM, heightM }
  return type !== undefined && isNumbers(sizes) && canHold(type, { name, ...sizes })
}

/** A parcel as it is sent. @param unknown what stands for a measure that nobody knows */
function detailOf(parcel: EditParcel, limits: EditLimits, unknown: 0 | null) {
  const size = (measure: Size) => (isUnknown(parcel, measure) ? unknown : entered(parcel, measure, limits))
  return {
    parcelId: parcel.id,
    quantity: parcel.quantity,
    weight: size('weightKg'),
    length: size('lengthM'),
    width: size('widthM'),
    height: size('heightM'),
    ...(parcel.typed && { typed: parcel.typed }),
  }
}

function isDetail(detail: ReturnType<typeof detailOf>): detail is OverrideParcelDetail {
  const { quantity, ...measures } = detail
  return typeof quantity === 'number' && Object.values(measures).every((value) => typeof value !== 'string')
}

function isNumbers<Key extends string>(values: Readonly<Record<Key, NumberEntry>>): values is Record<Key, number> {
  return Object.values(values).every((value) => typeof value === 'number')
}

/**
 * A measure as it is sent. A person who types the limit as it reads in inches or pounds means the limit: 0.4 m read 15.75 in, which
 * are 0.40005 m.
 */
function entered(parcel: EditParcel, measure: Size, limits: EditLimits): NumberEntry {
  const value = parcel[measure]
  const most = limitOf(parcel, measure, limits)
  if (most === null || typeof value !== 'number' || value <= most) return value
  return words(measure, value, limits.units) === words(measure, most, limits.units) ? most : value
}

function limitOf({ id }: EditParcel, measure: Size, { types }: EditLimits): number | null {
  return types.find((type) => type.id === id)?.[typeLimits[measure]] ?? null
}

/** A size in the units in which it is entered. */
function words(measure: Size, value: number, units: UnitPreference): string {
  return measure === 'weightKg' ? formatMeasure(value, 'weight', units) : formatSide(value, units)
}

function rangeFault(value: NumberEntry, most: number, mostInWords: () => string): string | null {
  if (value === null) return 'Required'
  if (typeof value !== 'number') return numberMessages.invalid
  if (value < 0) return 'Must be at least 0'
  return value > most ? `Must be at most ${mostInWords()}` : null
}
