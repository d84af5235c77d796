import { orderStatusLabels } from '#domain/orders/order-status.ts'
import { formatCents } from '#domain/amounts/money.ts'
import { formatMeasure, type UnitCategory, type UnitPreference } from '#domain/amounts/units.ts'
import { clockText } from '#domain/time/operating-hours.ts'
import { wallTimeAt } from '#domain/time/zoned-time.ts'

/** What people call a field, and how they read what is in it. */
export interface FieldInWords {
  readonly title: string
  /** Cents, a charge, percent, unix seconds, or seconds from midnight. */
  readonly as?: 'money' | 'charge' | 'percent' | 'instant' | 'clock'
  /** Of a measure in its base unit. */
  readonly unit?: UnitCategory
  /** What its values are called. */
  readonly choices?: Readonly<Record<string, string>>
  readonly fields?: FieldsInWords
  /** Of each row of a list. */
  readonly items?: FieldInWords
}

export type FieldsInWords = Readonly<Record<string, FieldInWords>>

/** Who reads: the zone in which instants are worded, the units of measures, and names of people by their ids. */
export interface FieldReader {
  readonly timeZone: string
  readonly unitPreference: UnitPreference
  readonly personNames?: ReadonlyMap<number, string>
}

/** One field that differs, as people read it. */
export interface FieldDifference {
  /** "Dispatch hours: Monday: Open time". */
  readonly field: string
  /** Null: nothing. */
  readonly before: string | null
  readonly after: string | null
  /** Whether it says what something costs. */
  readonly isPrice: boolean
  /** The name of the field that it stands in, as it is stored. */
  readonly root: string
}

/** The most values of a list that are named; of more, such as the points of an outline, it is said how many there are. */
const mostNamed = 12
/** What a row has for the product. */
const unread: ReadonlySet<string> = new Set(['id', 'version', 'typed', 'uid', 'archived', 'tenantId'])
/** Names of what something costs, wherever they stand. */
const priced =
  /cents$|^charge$|^multiplier$|^fuelSurcharge|^amountPercent$|^adjustments$|^changes$|^rates?$|Rate$|^cancellationCharge$/i

/**
 * What differs between two records of a thing. A field that `after` leaves out stayed; without an `after` all of it is gone.
 * @param words of its fields; what has none is called by its name
 */
export function fieldDifferences(
  words: FieldsInWords,
  before: unknown,
  after: unknown,
  reader: FieldReader,
): FieldDifference[] {
  const was = Object(isRecord(before) ? before : {}) as Record<string, unknown>
  const is = isRecord(after) ? after : null
  const names = is === null ? Object.keys(was).filter((name) => name in words) : Object.keys(is)
  return names
    .filter((name) => !unread.has(name))
    .flatMap((root) => {
      const said = words[root] ?? unsaid(root)
      const [old, now] = [was[root], is?.[root]].map((value) => leavesOf(said, value, reader, priced.test(root)))
      const fields = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])]
      return fields.flatMap((field): FieldDifference[] => {
        const [from, to] = [old?.get(field), now?.get(field)]
        if (from?.text === to?.text) return []
        const isPrice = (from ?? to)?.isPrice ?? false
        return [{ field, before: from?.text ?? null, after: to?.text ?? null, isPrice, root }]
      })
    })
}

interface Leaf {
  readonly text: string
  readonly isPrice: boolean
}

type Leaves = ReadonlyMap<string, Leaf>

/** Each value below a field, by what people call its place. */
function leavesOf(said: FieldInWords, value: unknown, reader: FieldReader, isPriced: boolean): Leaves {
  const isPrice = isPriced || said.as === 'money' || said.as === 'charge'
  if (value === null || value === undefined || value === '' || isEmpty(value)) return new Map()
  if (Array.isArray(value)) return rowsOf(said, value, reader, isPrice)
  if (!isRecord(value)) return new Map([[said.title, { text: textOf(said, value, reader), isPrice }]])
  if (isCharge(value)) return new Map([[said.title, { text: chargeText(value), isPrice: true }]])
  return new Map(
    Object.entries(value)
      .filter(([name]) => !unread.has(name))
      .flatMap(([name, part]) => {
        const below = leavesOf(said.fields?.[name] ?? unsaid(name), part, reader, isPrice || priced.test(name))
        return [...below].map(([field, leaf]) => [`${said.title}: ${field}`, leaf] as const)
      }),
  )
}

/** Rows are told apart by their names, else by their places. */
function rowsOf(said: FieldInWords, rows: readonly unknown[], reader: FieldReader, isPrice: boolean): Leaves {
  const item = said.items ?? { title: said.title }
  const isPlain = rows.every((row) => !isRecord(row))
  if (isPlain || isOutline(rows)) {
    const isLong = rows.length > mostNamed || rows.some((row) => typeof row === 'object')
    const named = rows.map((row) => textOf(item, row, reader)).join(', ')
    return new Map([[said.title, { text: isLong ? `${rows.length} in all` : named, isPrice }]])
  }
  return new Map(
    rows.flatMap((row, index) => {
      const title = `${said.title}: ${nameOf(row) ?? `no. ${index + 1}`}`
      return [...leavesOf({ ...item, title }, row, reader, isPrice)]
    }),
  )
}

function isOutline([first]: readonly unknown[]): boolean {
  return isRecord(first) && ('latitude' in first || 'lat' in first)
}

function nameOf(row: unknown): string | null {
  if (!isRecord(row)) return null
  const name = row.name ?? row.label ?? row.date
  return typeof name === 'string' && name !== '' ? name : null
}

function textOf({ as, unit, choices, title }: FieldInWords, value: unknown, reader: FieldReader): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value !== 'number') return choices?.[String(value)] ?? String(value)
  if (unit !== undefined) return formatMeasure(value, unit, reader.unitPreference)
  switch (as) {
    case 'money':
      return Number.isSafeInteger(value) ? formatCents(value) : String(value)
    case 'percent':
      return `${value} %`
    case 'clock':
      return clockText(value)
    case 'instant':
      return instantText(value, reader.timeZone)
    case 'charge':
    case undefined:
      return choices?.[String(value)] ?? personText(title, value, reader) ?? String(value)
  }
}

/** A field that holds the id of a person is named for one. */
function personText(title: string, id: number, { personNames }: FieldReader): string | undefined {
  return isOfPerson(title) ? (personNames?.get(id) ?? `No. ${id}`) : undefined
}

function isOfPerson(title: string): boolean {
  return title === 'Driver' || title === 'Person' || title === 'Owner'
}

/** `2026-11-21 14:30`. */
function instantText(at: number, timeZone: string): string {
  const { date, secondsFromMidnight } = wallTimeAt(at, timeZone)
  return `${date} ${clockText(secondsFromMidnight)}`
}

interface ChargeValue {
  readonly type: unknown
  readonly amount: number
}

function isCharge(value: object): value is ChargeValue {
  return 'type' in value && 'amount' in value && typeof value.amount === 'number'
}

function chargeText({ type, amount }: ChargeValue): string {
  if (type === 'percentage') return `${amount} %`
  return type === 'fee' ? formatCents(Math.round(amount)) : 'Nothing'
}

const stopNames = { pickup: 'Pickup', dropoff: 'Drop Off' }

/** What nobody has given a name is called by its own: `totalCents` is "Total". */
function unsaid(name: string): FieldInWords {
  const bare = name.replace(/(?:Cad)?Cents$|(?<=[a-z])(?:UserId|Kg|M3|M)$|(?<=[a-z])At$/, '')
  const words = (bare === '' ? 'amount' : bare).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim()
  const title = `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`
  if (name.endsWith('Cents')) return { title, as: 'money' }
  if (/[a-z]At$/.test(name)) return { title, as: 'instant' }
  if (name.endsWith('Kg')) return { title, unit: 'weight' }
  if (name === 'status') return { title, choices: orderStatusLabels }
  if (name === 'stop') return { title, choices: stopNames }
  return { title: name === 'userId' ? 'Person' : title }
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
