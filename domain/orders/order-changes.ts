import { fieldText, type KeptOrderField } from './order-fields.ts'
import type { TypedSizes } from '../amounts/typed-sizes.ts'

/** What can change of an order, its price, its billing, the pay of its driver, and when it was picked up or dropped off. */
export type ChangedField =
  | 'poNumber'
  | 'orderNotes'
  | 'serviceSpeed'
  | 'distanceM'
  | 'timeS'
  | 'availableAt'
  | ParcelChangeField
  | 'billStatus'
  | 'manualPrice'
  | 'waitTime'
  | 'adjustment'
  | 'driverPayRate'
  | 'driverPayAdjustment'
  | 'pickedUpAt'
  | 'droppedOffAt'
  | 'orderField'

type ParcelChangeField = 'parcelQuantity' | 'parcelWeightKg' | 'parcelLengthM' | 'parcelWidthM' | 'parcelHeightM'

/** One thing that was changed, in the units that are stored: metres, kilograms, seconds, cents, percent. null is nothing. */
export interface FieldChange {
  readonly field: ChangedField
  /** The parcel, the adjustment or the field. */
  readonly name?: string
  readonly from: string | number | null
  readonly to: string | number | null
}

/** Parcels of one type on an order; measures of each piece in metres and kilograms, null where nobody knows one. */
export interface OrderedParcel {
  /** Parcels of the same key are the same before and after. */
  readonly parcelTypeId: number
  readonly name: string
  readonly quantity: number
  readonly weightKg: number | null
  readonly lengthM: number | null
  readonly widthM: number | null
  readonly heightM: number | null
  /** How its measures were typed, where that says more than they do. */
  readonly typed?: TypedSizes | null | undefined
}

/** The part of an order that its details can be edited in. */
export interface ChangedDetails {
  readonly poNumber: string
  readonly orderNotes: string
  /** By its name. */
  readonly serviceSpeed: string
  readonly distanceM: number
  readonly timeS: number
  /** Unix seconds. */
  readonly availableAt: number
  readonly parcels: readonly OrderedParcel[]
  /** What it has in its courier's own fields. */
  readonly orderFields: readonly KeptOrderField[]
}

/** A name with an amount in cents, such as an adjustment of a price. */
export interface NamedAmount {
  readonly name: string
  readonly priceCadCents: number
}

const parcelFields = {
  parcelQuantity: 'quantity',
  parcelWeightKg: 'weightKg',
  parcelLengthM: 'lengthM',
  parcelWidthM: 'widthM',
  parcelHeightM: 'heightM',
} as const satisfies Record<ParcelChangeField, keyof OrderedParcel>

/** What an edit made of the details of an order, field by field; empty when it left everything as it was. */
export function detailsChanges(before: ChangedDetails, after: ChangedDetails): FieldChange[] {
  const fields = ['poNumber', 'orderNotes', 'serviceSpeed', 'availableAt', 'distanceM', 'timeS'] as const
  return [
    ...fields.flatMap((field) => changeOf({ field }, orNothing(before[field]), orNothing(after[field]))),
    ...orderFieldChanges(before.orderFields, after.orderFields),
    ...parcelChanges(before.parcels, after.parcels),
  ]
}

function orderFieldChanges(before: readonly KeptOrderField[], after: readonly KeptOrderField[]): FieldChange[] {
  const texts = (kept: readonly KeptOrderField[]) => new Map(kept.map(({ id, value }) => [id, fieldText(value)]))
  const [from, to] = [texts(before), texts(after)]
  const names = new Map([...before, ...after].map(({ id, name }) => [id, name]))
  return [...names].flatMap(([id, name]) =>
    changeOf({ field: 'orderField', name }, from.get(id) ?? null, to.get(id) ?? null),
  )
}

/** One change, or none when both are the same. */
export function changeOf(
  what: Pick<FieldChange, 'field' | 'name'>,
  from: FieldChange['from'],
  to: FieldChange['to'],
): FieldChange[] {
  return from === to ? [] : [{ ...what, from, to }]
}

/** What became of amounts that are known by their names. Of several of one name each stands for itself, in their order. */
export function amountChanges(
  field: 'adjustment' | 'driverPayAdjustment',
  before: readonly NamedAmount[],
  after: readonly NamedAmount[],
): FieldChange[] {
  const [from, to] = [numbered(before, nameOf), numbered(after, nameOf)]
  return keysOf(from, to).flatMap((key) =>
    changeOf(
      { field, name: (from.get(key) ?? to.get(key))?.name ?? key },
      from.get(key)?.priceCadCents ?? null,
      to.get(key)?.priceCadCents ?? null,
    ),
  )
}

/** Two edits one after the other as one: what the first found and the second left, without what is as it was again. */
export function joinChanges(first: readonly FieldChange[], second: readonly FieldChange[]): FieldChange[] {
  const later = new Map(second.map((change) => [keyOf(change), change]))
  const earlier = new Set(first.map(keyOf))
  return [
    ...first.map((change) => ({ ...change, to: (later.get(keyOf(change)) ?? change).to })),
    ...second.filter((change) => !earlier.has(keyOf(change))),
  ].filter(({ from, to }) => from !== to)
}

/** Whether the change is one of parcels. */
export function isParcelChange({ field }: Pick<FieldChange, 'field'>): boolean {
  return field in parcelFields
}

/** Whether the change is one of the price: hidden from people who may not read prices. */
export function isPriceChange({ field }: Pick<FieldChange, 'field'>): boolean {
  return field === 'manualPrice' || field === 'waitTime' || field === 'adjustment' || field === 'billStatus'
}

/** Whether the change is one of what a driver earns: nobody's business but the courier's. */
export function isPayChange({ field }: Pick<FieldChange, 'field'>): boolean {
  return field === 'driverPayRate' || field === 'driverPayAdjustment'
}

function parcelChanges(before: readonly OrderedParcel[], after: readonly OrderedParcel[]): FieldChange[] {
  const byType = ({ parcelTypeId }: OrderedParcel) => String(parcelTypeId)
  const [from, to] = [numbered(before, byType), numbered(after, byType)]
  return keysOf(from, to).flatMap((key) => {
    const [was, is] = [from.get(key), to.get(key)]
    const [, nth] = key.split('\n')
    const name = `${(is ?? was)?.name ?? ''}${nth === undefined ? '' : ` (${nth})`}`
    return Object.entries(parcelFields).flatMap(([field, measure]) =>
      changeOf({ field: field as ParcelChangeField, name }, was?.[measure] ?? null, is?.[measure] ?? null),
    )
  })
}

/** By their keys; the second of one key has its number on a line of its own, which no name has. */
function numbered<Item>(items: readonly Item[], keyOfItem: (item: Item) => string): ReadonlyMap<string, Item> {
  const seen = new Map<string, number>()
  return new Map(
    items.map((item) => {
      const key = keyOfItem(item)
      const count = (seen.get(key) ?? 0) + 1
      seen.set(key, count)
      return [count === 1 ? key : `${key}\n${count}`, item]
    }),
  )
}

function keysOf(one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])]
}

function keyOf({ field, name }: FieldChange): string {
  return JSON.stringify([field, name])
}

function nameOf({ name }: NamedAmount): string {
  return name
}

function orNothing(value: string | number): string | number | null {
  return value === '' ? null : value
}

/**
 * What of an edit the courier is told that carries a sold order out: the customer's own number for the order, and what stands in the
 * courier's own fields, are told to nobody.
 * @param isNotesCarried whether new notes have reached that courier by themselves
 */
export function editsToTell(changes: readonly FieldChange[], isNotesCarried: boolean): readonly FieldChange[] {
  return changes.filter(
    ({ field }) => field !== 'poNumber' && field !== 'orderField' && !(field === 'orderNotes' && isNotesCarried),
  )
}
