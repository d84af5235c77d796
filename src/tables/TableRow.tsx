import { type ReactNode, memo } from 'react'
import { Checkbox } from '@blueprintjs/core'
import { Link } from 'react-router-dom'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import type { Column } from './column.ts'
import { isForRow } from './is-for-row.ts'

interface Identified {
  readonly id: number
}

export interface RowProps<Row> {
  readonly row: Row
  readonly index: number
  readonly columns: readonly Column<Row>[]
  readonly label: string
  readonly to: string
  /** Goes into the history with the address that the row opens. */
  readonly state: object | undefined
  readonly isActive: boolean
  /** Whether it has just come here, by what somebody did. */
  readonly isMoved: boolean
  readonly isSelected: boolean
  /** Absent where nothing can be done with several rows. */
  readonly onSelect: ((index: number, withShift: boolean) => void) | undefined
  readonly onOpen: (to: string) => void
}

function Row<Row extends Identified>({
  row,
  index,
  columns,
  label,
  to,
  state,
  isActive,
  isMoved,
  isSelected,
  onSelect,
  onOpen,
}: RowProps<Row>) {
  return (
    <tr
      className="wb-list-row"
      data-id={row.id}
      data-index={index}
      data-active={isActive || undefined}
      data-moved={isMoved || undefined}
      aria-rowindex={index + 2}
      aria-selected={onSelect === undefined ? undefined : isSelected}
      onClick={(event) => {
        if (isForRow(event)) onOpen(to)
      }}
    >
      {onSelect !== undefined && (
        <td className="wb-list-select">
          <Tick {...{ index, label, isSelected, onSelect }} />
        </td>
      )}
      {columns.map((column, place) => (
        <td key={column.id} className={column.align === 'right' ? 'wb-number' : undefined}>
          <CellLink to={to} state={state} isLink={place === 0}>
            {column.cell(row)}
          </CellLink>
        </td>
      ))}
    </tr>
  )
}

interface TickProps extends Pick<RowProps<never>, 'index' | 'label' | 'isSelected'> {
  readonly onSelect: NonNullable<RowProps<never>['onSelect']>
}

/** Ticks the row; with Shift all from the last ticked one to it. */
function Tick({ index, label, isSelected, onSelect }: TickProps) {
  return (
    <Checkbox
      checked={isSelected}
      aria-label={`Select ${label}`}
      onChange={({ nativeEvent }) => onSelect(index, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  )
}

interface CellLinkProps extends Pick<RowProps<never>, 'to' | 'state'> {
  readonly isLink: boolean
  readonly children: ReactNode
}

/** The first cell is the row's link: it takes the focus and opens in a new tab as links do. */
function CellLink({ to, state, isLink, children }: CellLinkProps) {
  return isLink ? (
    <Link className="wb-list-link" data-row-link to={to} state={state}>
      {children}
    </Link>
  ) : (
    children
  )
}

function Card<Row extends Identified>({
  row,
  index,
  columns,
  label,
  to,
  state,
  isActive,
  isMoved,
  isSelected,
  onSelect,
}: RowProps<Row>) {
  const [title, second, ...others] = columns
  // A number says nothing without the name of its column.
  const isNumber = second?.align === 'right'
  const facts = isNumber ? [second, ...others] : others
  return (
    <div
      className="wb-list-card"
      data-active={isActive || undefined}
      data-moved={isMoved || undefined}
      data-id={row.id}
      data-index={index}
    >
      <div className="wb-list-card-head">
        {onSelect !== undefined && <Tick {...{ index, label, isSelected, onSelect }} />}
        <CellLink to={to} state={state} isLink>
          {title?.cell(row)}
        </CellLink>
        {!isNumber && <span className="wb-list-card-aside">{second?.cell(row)}</span>}
      </div>
      <dl className="wb-list-card-facts">
        {facts.map((column) => (
          <div key={column.id}>
            <dt>{column.title}</dt>
            <dd>{column.cell(row)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Kept as it was while its facts stay the same: scrolling draws only the rows that come into view. */
export const TableRow = memo(Row) as typeof Row
export const TableCard = memo(Card) as typeof Card

/** A row on its way: the same height, a quiet block in every column. */
export function ComingRow({
  columns,
  selectable,
}: {
  readonly columns: readonly Column<never>[]
  readonly selectable: boolean
}) {
  return (
    <tr className="wb-list-row" aria-hidden="true">
      {selectable && (
        <td className="wb-list-select">
          <Skeleton width={14} height={14} />
        </td>
      )}
      {columns.map((column, place) => (
        <td key={column.id}>
          <Skeleton width={`${[55, 70, 62, 84, 76][place % 5]}%`} height={10} />
        </td>
      ))}
    </tr>
  )
}

export function ComingCard() {
  return (
    <div className="wb-list-card" aria-hidden="true">
      <Skeleton width="40%" />
      <Skeleton width="85%" />
      <Skeleton width="70%" />
    </div>
  )
}
