import { Checkbox } from '@blueprintjs/core'
import { ArrowDown, ArrowUp } from '@blueprintjs/icons'
import type { Column } from './column.ts'
import type { Sort } from './use-list-state.ts'

/** The rows that somebody ticked. */
export interface Selection<Row> {
  readonly ids: ReadonlySet<number>
  readonly set: (rows: readonly Row[], ticked: boolean) => void
  /** The ticked rows, with their facts as they were when ticked. */
  readonly rows: readonly Row[]
  readonly clear: () => void
}

/** Pixels that the first column stands further in than the others, to line up with the page. */
const gutter = 16

interface TableHeadProps<Row, SortField extends string> {
  readonly columns: readonly Column<Row, SortField>[]
  readonly sort: Sort<SortField>
  readonly onSort: (sort: Sort<SortField>) => void
  readonly selection: Selection<Row> | undefined
  readonly rows: readonly Row[]
}

/** The headings of a list: each sorts by its column where the server can, and the first ticks what is loaded. */
export function TableHead<Row extends { readonly id: number }, SortField extends string>(
  props: TableHeadProps<Row, SortField>,
) {
  const { columns, sort, onSort, selection, rows } = props
  const selected = selection === undefined ? 0 : rows.filter(({ id }) => selection.ids.has(id)).length
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selection !== undefined && (
          <th className="wb-list-select">
            <Checkbox
              aria-label="Select the loaded rows"
              checked={selected > 0 && selected === rows.length}
              indeterminate={selected > 0 && selected < rows.length}
              onChange={() => selection.set(rows, selected < rows.length)}
            />
          </th>
        )}
        {columns.map((column, place) => (
          <HeadCell
            key={column.id}
            column={column}
            width={column.width + (place === 0 && selection === undefined ? gutter : 0)}
            sort={sort}
            onSort={onSort}
          />
        ))}
      </tr>
    </thead>
  )
}

interface HeadCellProps<Row, SortField extends string> {
  readonly column: Column<Row, SortField>
  readonly width: number
  readonly sort: Sort<SortField>
  readonly onSort: (sort: Sort<SortField>) => void
}

function HeadCell<Row, SortField extends string>({ column, width, sort, onSort }: HeadCellProps<Row, SortField>) {
  const { title, align, isActs, sortField, firstDirection = 'asc' } = column
  const alignment = align === 'right' ? 'wb-number' : undefined
  if (sortField === undefined)
    return (
      <th scope="col" className={alignment} style={{ width }}>
        {isActs === true ? <span className="wb-visually-hidden">{title}</span> : title}
      </th>
    )
  const isSorted = sort.field === sortField
  const isDescending = sort.direction === 'desc'
  const direction = isSorted ? (isDescending ? 'asc' : 'desc') : firstDirection
  return (
    <th
      scope="col"
      className={alignment}
      style={{ width }}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : 'none'}
    >
      <button type="button" className="wb-list-sort" onClick={() => onSort({ field: sortField, direction })}>
        {title}
        {isSorted && (isDescending ? <ArrowDown size={12} /> : <ArrowUp size={12} />)}
      </button>
    </th>
  )
}
