import { fieldText } from '#domain/orders/order-fields.ts'
import { formatMeasure, formatSide, type UnitCategory, type UnitPreference } from '#domain/amounts/units.ts'
import type { ZoneOffsets } from '#domain/time/zoned-time.ts'
import type { OfferedOrderField } from '#generated/model/index.ts'
import { formatWhen } from '#src/lib/format-time.ts'
import { formatDuration } from '../cells/format-span.ts'
import type { ConflictChange } from '../acts/ConflictCallout.tsx'
import {
  type EditDraft,
  type EditParcel,
  type NumberEntry,
  type ParcelMeasure,
  parcelMeasures,
  secondsOf,
} from './edit-draft.ts'
import { byType, isSameParcel, isSameText, isSameTime } from './merge-edit.ts'

/** What the words of a change depend on. */
export interface ChangeWords {
  /** Names of the service speeds by id. */
  readonly speeds: ReadonlyMap<number, string>
  /** The courier's own fields. */
  readonly fields: readonly OfferedOrderField[]
  readonly units: UnitPreference
  /** Of the courier. */
  readonly timeZone: ZoneOffsets
  /** Unix seconds. */
  readonly now: number
}

/** What stands for an empty field. */
export const noValue = 'none'

/** What stands for a parcel that an order did not have, or has no more. */
export const noParcel = 'not on the order'

/** The labels of the fields, for the dialog and for what is said of a change. */
export const editLabels = {
  poNumber: 'PO Number',
  orderNotes: 'Order Notes',
  serviceSpeed: 'Service Speed',
  distance: 'Distance',
  time: 'Time',
  scheduled: 'Scheduled',
} as const

/** The labels of a parcel's measures. */
export const measureLabels = {
  quantity: 'Quantity',
  weightKg: 'Weight',
  lengthM: 'Length',
  widthM: 'Width',
  heightM: 'Height',
} as const satisfies Record<ParcelMeasure, string>

/**
 * What somebody else changed between two versions of an order, field by field, in words and in the person's units. What I
 * changed as well, and otherwise, is marked.
 * @param base the order that I began with
 * @param theirs what somebody else saved in the meantime
 * @param mine what I have made of it
 */
export function changesBetween(
  base: EditDraft,
  theirs: EditDraft,
  mine: EditDraft,
  words: ChangeWords,
): readonly ConflictChange[] {
  const field = <Value>(
    label: string,
    read: (draft: EditDraft) => Value,
    write: (value: Value) => string,
    isSame: (one: Value, other: Value) => boolean = Object.is,
  ) => changeOf(label, read(base), read(theirs), read(mine), write, isSame)
  const speedName = (id: number) => words.speeds.get(id) ?? `#${id}`
  return [
    ...field(editLabels.poNumber, ({ poNumber }) => poNumber, textOrNothing, isSameText),
    ...field(editLabels.orderNotes, ({ orderNotes }) => orderNotes, textOrNothing, isSameText),
    ...words.fields.flatMap(({ id, name }) =>
      field(
        name,
        ({ orderFields }) => orderFields[id],
        (value) => (value === undefined ? noValue : fieldText(value)),
      ),
    ),
    ...field(editLabels.serviceSpeed, ({ serviceSpeedId }) => serviceSpeedId, speedName),
    ...field(
      editLabels.distance,
      ({ distanceM }) => distanceM,
      (value) => measureWords(value, 'largeDistance', words.units),
    ),
    ...field(editLabels.time, ({ time }) => time, timeWords, isSameTime),
    ...field(
      editLabels.scheduled,
      ({ availableAt }) => availableAt,
      (at) => (typeof at === 'number' ? formatWhen(at, words.timeZone, words.now) : at),
    ),
    ...parcelChanges(base, theirs, mine, words.units),
  ]
}

function changeOf<Value>(
  label: string,
  from: Value,
  to: Value,
  mine: Value,
  write: (value: Value) => string,
  isSame: (one: Value, other: Value) => boolean,
): readonly ConflictChange[] {
  if (isSame(from, to)) return []
  return [{ label, from: write(from), to: write(to), both: !isSame(mine, from) && !isSame(mine, to) }]
}

function parcelChanges(
  base: EditDraft,
  theirs: EditDraft,
  mine: EditDraft,
  units: UnitPreference,
): readonly ConflictChange[] {
  const [before, after, own] = [byType(base.parcels), byType(theirs.parcels), byType(mine.parcels)]
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
    const [from, to, kept] = [before.get(id), after.get(id), own.get(id)]
    const label = from?.name ?? to?.name ?? ''
    if (from === undefined || to === undefined || kept === undefined)
      return changeOf(label, from, to, kept, (parcel) => parcelWords(parcel, units), isSameParcel)
    return parcelMeasures.flatMap((measure) =>
      changeOf(
        `${label}, ${measureLabels[measure].toLowerCase()}`,
        from[measure],
        to[measure],
        kept[measure],
        (value) => parcelMeasureWords(measure, value, units),
        Object.is,
      ),
    )
  })
}

function textOrNothing(text: string): string {
  return text.trim() === '' ? noValue : text.trim()
}

function timeWords(time: EditDraft['time']): string {
  const seconds = secondsOf(time)
  return seconds === null ? noValue : formatDuration(seconds)
}

/** "2, 12.5 kg, 0.6 m × 0.4 m × 0.4 m" */
export function parcelWords(parcel: EditParcel | undefined, units: UnitPreference): string {
  if (parcel === undefined) return noParcel
  const inWords = (measure: ParcelMeasure) => parcelMeasureWords(measure, parcel[measure], units)
  const sides = (['lengthM', 'widthM', 'heightM'] as const).map(inWords).join(' × ')
  return [inWords('quantity'), inWords('weightKg'), sides].join(', ')
}

export function parcelMeasureWords(measure: ParcelMeasure, value: NumberEntry, units: UnitPreference): string {
  if (measure === 'quantity') return String(value ?? noValue)
  if (measure === 'weightKg') return measureWords(value, 'weight', units)
  return typeof value === 'number' ? formatSide(value, units) : (value ?? noValue)
}

export function measureWords(value: NumberEntry, category: UnitCategory, units: UnitPreference): string {
  return typeof value === 'number' ? formatMeasure(value, category, units) : (value ?? noValue)
}
