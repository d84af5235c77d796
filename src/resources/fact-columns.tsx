import type { ReactNode } from 'react'
import { formatCents } from '#domain/amounts/money.ts'
import { formatPhone } from '#domain/addresses/phone.ts'
import type { UnitCategory } from '#domain/amounts/units.ts'
import type { Column } from '#src/tables/column.ts'
import { MeasureCell } from './MeasureCell.tsx'
import { Moment } from './Moment.tsx'
import { Thumbnail } from './Thumbnail.tsx'

type FactKind =
  | 'text'
  | 'number'
  | 'measure'
  | 'money'
  | 'percent'
  | 'boolean'
  | 'choice'
  | 'phone'
  | 'image'
  | 'date'
  | 'instant'

/** How a field is read in a list, as `generated/screens/` has it from the contract. */
export interface Fact<SortField extends string = string> {
  readonly title: string
  readonly kind: FactKind
  /** Of a measure. */
  readonly unit?: UnitCategory
  /** What the values of a choice are called. */
  readonly choices?: Readonly<Record<string, string>>
  /** Its own name, where the list can be sorted by it. */
  readonly sortField?: SortField
}

/** A field, and what a resource says of its column that the contract does not. */
interface FieldColumn<Row, Field extends string> extends Partial<Omit<Column<Row>, 'id' | 'sortField'>> {
  readonly field: Field
}

/** A column that shows more than one field, or none. */
type OwnColumn<Row, SortField extends string> = Omit<Column<Row, SortField>, 'byDefault'> &
  Partial<Pick<Column<Row>, 'byDefault'>>

/** A column as a resource declares it: a field, a field with what differs, or one that is written whole. */
export type GivenColumn<Row, SortField extends string, Field extends string> =
  | Field
  | FieldColumn<Row, Field>
  | OwnColumn<Row, SortField>

interface Look extends Pick<Column<never>, 'width' | 'align' | 'firstDirection'> {
  readonly cell: (value: never, fact: Fact) => ReactNode
  /** In a file for spreadsheets; what has none is not in it. */
  readonly text?: (value: never, fact: Fact) => string
}

/** Writes a calendar date, which stands for midnight UTC: "Nov 3, 2026". */
const days = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' })

/** What is shown of a value that is there: the generator read its kind in the schema of the field. Widths in pixels. */
const looks: Readonly<Record<FactKind, Look>> = {
  text: plain(120, (value: string) => value),
  number: { ...plain(90, (value: number) => String(value)), align: 'right' },
  measure: {
    width: 110,
    align: 'right',
    cell: (value: number, { unit }) => unit && <MeasureCell value={value} of={unit} />,
    text: (value: number) => String(value),
  },
  money: {
    width: 100,
    align: 'right',
    cell: (cents: number) => formatCents(cents),
    // Dollars, as the file of the orders has them.
    text: (cents: number) => (cents / 100).toFixed(2),
  },
  percent: {
    ...plain(90, (percent: number) => `${percent} %`),
    align: 'right',
    text: (percent: number) => String(percent),
  },
  boolean: plain(90, (value: boolean) => (value ? 'Yes' : 'No')),
  choice: plain(120, (value: string, { choices }) => choices?.[value] ?? value),
  phone: {
    width: 132,
    cell: (value: string) => <a href={`tel:${value}`}>{formatPhone(value)}</a>,
    text: (value: string) => formatPhone(value),
  },
  image: { width: 80, cell: (address: string) => <Thumbnail address={address} /> },
  date: {
    ...plain(110, (date: string) => date),
    firstDirection: 'desc',
    cell: (date: string) => days.format(new Date(date)),
  },
  instant: { width: 122, firstDirection: 'desc', cell: (value: number) => <Moment at={value} /> },
}

function plain(width: number, text: NonNullable<Look['text']>): Look {
  return { width, cell: text, text }
}

/** Pixels for what a row is recognised by. */
const firstWidth = 180

/**
 * The columns of a resource: what it says of each, and for the rest what the contract says of the field. All are shown until the
 * person chooses otherwise, the first one always.
 * @param hasCsv whether its list can be had as a file; then its fields are in it
 */
export function columnsOf<Row, SortField extends string, Field extends keyof Row & string>(
  given: readonly GivenColumn<Row, SortField, Field>[],
  facts: Readonly<Record<Field, Fact<SortField>>>,
  hasCsv: boolean,
): readonly Column<Row, SortField>[] {
  return given.map((column, place) => {
    const usual = { byDefault: true, required: place === 0 }
    if (typeof column === 'object' && 'id' in column) return { ...usual, ...column }
    const { field, ...differs } = typeof column === 'object' ? column : { field: column }
    const fact = facts[field]
    const { cell, text, width, ...look } = looks[fact.kind]
    const valueOf = (row: Row) => (row[field] ?? null) as never
    return {
      ...usual,
      ...look,
      id: field,
      title: fact.title,
      sortField: fact.sortField,
      width: place === 0 ? firstWidth : width,
      cell: (row) => (valueOf(row) === null ? null : cell(valueOf(row), fact)),
      text: hasCsv && text ? (row) => (valueOf(row) === null ? '' : text(valueOf(row), fact)) : undefined,
      ...differs,
    }
  })
}
