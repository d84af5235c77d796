import type { ReactNode } from 'react'

/** One fact of a row. Columns are constants beside their resource, never made in a render. */
export interface Column<Row, SortField extends string = string> {
  /** Stable: the remembered layout names columns by it. */
  readonly id: string
  readonly title: string
  /** Pixels; columns share what is left over in proportion. */
  readonly width: number
  readonly align?: 'right'
  /** The field of the contract's sort enum, where the list can be sorted by this column. */
  readonly sortField?: SortField
  /** The direction of the first press; times begin with the newest. */
  readonly firstDirection?: 'asc' | 'desc'
  /** Shown until the person chooses otherwise. */
  readonly byDefault: boolean
  /** Never hidden: the row could not be recognised without it. */
  readonly required?: boolean
  /** What can be done with the row instead of a fact of it: seen in the row that one is at, and its heading is only heard. */
  readonly isActs?: true
  readonly cell: (row: Row) => ReactNode
  /** The fact as a file for spreadsheets holds it; a column without one is not in the file. */
  readonly text?: (row: Row) => string
}

/** The shown columns in their order: as remembered, with unknown ids left out and required columns kept in front. */
export function shownColumns<Row, SortField extends string>(
  columns: readonly Column<Row, SortField>[],
  remembered: readonly string[],
): readonly Column<Row, SortField>[] {
  if (remembered.length === 0) return columns.filter(({ byDefault }) => byDefault)
  const chosen = remembered.flatMap((id) => columns.find((column) => column.id === id) ?? [])
  const missing = columns.filter((column) => column.required === true && !chosen.includes(column))
  return [...missing, ...chosen]
}
