import { billStatuses, billStatusLabels } from '#domain/orders/bill-status.ts'
import { formatCents } from '#domain/amounts/money.ts'
import { orderStatusLabels } from '#domain/orders/order-status.ts'
import type { FieldChange } from '#generated/model/index.ts'
import { formatWhen } from '#src/lib/format-time.ts'
import {
  type ChangeWords,
  editLabels,
  measureLabels,
  measureWords,
  noValue,
  noParcel,
  parcelMeasureWords,
  parcelWords,
} from '../edit/edit-changes.ts'
import type { EditParcel, ParcelMeasure } from '../edit/edit-draft.ts'
import { formatDuration } from '../cells/format-span.ts'

/** A change as people read it: "PO Number: none to 4711". */
export interface ChangeLine {
  readonly label: string
  readonly from: string
  readonly to: string
}

type Words = Omit<ChangeWords, 'speeds' | 'fields'>
type Value = FieldChange['from']

const measureOf: Readonly<Partial<Record<FieldChange['field'], ParcelMeasure>>> = {
  parcelQuantity: 'quantity',
  parcelWeightKg: 'weightKg',
  parcelLengthM: 'lengthM',
  parcelWidthM: 'widthM',
  parcelHeightM: 'heightM',
}

/**
 * What an edit changed in words, in the person's units and zone. A parcel that was added or taken off is one line, whatever
 * its measures.
 */
export function changeLines(changes: readonly FieldChange[], words: Words): readonly ChangeLine[] {
  const whole = new Set(changes.filter(isWholeParcel).map(({ name }) => name))
  return changes.flatMap((change) => {
    if (measureOf[change.field] === undefined || !whole.has(change.name)) return lineOf(change, words)
    return isWholeParcel(change) ? wholeParcelLine(change.name, changes, words) : []
  })
}

/** A parcel that has no quantity was not, or is not any more, on the order. */
function isWholeParcel({ field, from, to }: FieldChange): boolean {
  return field === 'parcelQuantity' && (from === null || to === null)
}

function wholeParcelLine(name: string | undefined, changes: readonly FieldChange[], { units }: Words): ChangeLine {
  const own = changes.filter((change) => change.name === name)
  const side = (which: 'from' | 'to'): string => {
    const values = own.flatMap(({ field, [which]: value }) => {
      const measure = measureOf[field]
      return measure === undefined ? [] : [[measure, value]]
    })
    const none: EditParcel = { id: 0, name: '', quantity: null, weightKg: 0, lengthM: 0, widthM: 0, heightM: 0 }
    const parcel: EditParcel = { ...none, ...Object.fromEntries(values) }
    return parcel.quantity === null ? noParcel : parcelWords(parcel, units)
  }
  return { label: name ?? '', from: side('from'), to: side('to') }
}

function lineOf(change: FieldChange, words: Words): ChangeLine {
  const { label, write } = fieldWords(change, words)
  const put = (value: Value) => (value === null ? noValue : write(value))
  return { label, from: put(change.from), to: put(change.to) }
}

type Write = (value: string | number) => string

function fieldWords(
  { field, name = '' }: FieldChange,
  { units, timeZone, now }: Words,
): { label: string; write: Write } {
  const ofNumber =
    (write: (value: number) => string): Write =>
    (value) =>
      typeof value === 'number' ? write(value) : value
  switch (field) {
    case 'poNumber':
      return { label: editLabels.poNumber, write: String }
    case 'orderNotes':
      return { label: editLabels.orderNotes, write: String }
    case 'serviceSpeed':
      return { label: editLabels.serviceSpeed, write: String }
    case 'distanceM':
      return { label: editLabels.distance, write: (value) => measureWords(value, 'largeDistance', units) }
    case 'timeS':
      return { label: editLabels.time, write: ofNumber(formatDuration) }
    case 'availableAt':
      return { label: editLabels.scheduled, write: ofNumber((at) => formatWhen(at, timeZone, now)) }
    case 'parcelQuantity':
    case 'parcelWeightKg':
    case 'parcelLengthM':
    case 'parcelWidthM':
    case 'parcelHeightM': {
      const measure = measureOf[field] ?? 'quantity'
      const label = `${name}, ${measureLabels[measure].toLowerCase()}`
      return { label, write: (value) => parcelMeasureWords(measure, value, units) }
    }
    case 'billStatus':
      return { label: 'Billing Status', write: billStatusWords }
    case 'manualPrice':
      return { label: 'Price', write: ofNumber(formatCents) }
    case 'waitTime':
      return { label: 'Wait Time', write: ofNumber(formatCents) }
    case 'orderField':
      return { label: name, write: String }
    case 'adjustment':
      return { label: name, write: ofNumber(formatCents) }
    case 'driverPayRate':
      return { label: 'Driver pay, rate', write: (value) => `${value}%` }
    case 'driverPayAdjustment':
      return { label: `Driver pay, ${name}`, write: ofNumber(formatCents) }
    case 'pickedUpAt':
      return { label: orderStatusLabels.pickedUp, write: ofNumber((at) => formatWhen(at, timeZone, now)) }
    case 'droppedOffAt':
      return { label: orderStatusLabels.droppedOff, write: ofNumber((at) => formatWhen(at, timeZone, now)) }
  }
}

function billStatusWords(value: string | number): string {
  const known = billStatuses.find((status) => status === value)
  return known === undefined ? String(value) : billStatusLabels[known]
}
