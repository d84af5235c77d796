import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { onCellCall } from './cell-call.ts'
import type { SheetColumn } from './sheet-column.ts'
import { type SheetEdit, type SheetPosition, isSameWindow, type SheetWindow, clampWindow } from './sheet-position.ts'
import { SheetGrid } from './SheetGrid.tsx'
import { SheetTable } from './SheetTable.tsx'
import styles from './sheet.module.css'

interface SheetProps<Row> {
  readonly label: string
  readonly columns: readonly SheetColumn<Row>[]
  readonly rows: readonly Row[]
  /** The number at the left of a row. */
  readonly numberOf: (row: Row) => number
  /** What kind of row it is: a refused one is tinted. */
  readonly toneOf?: (row: Row) => string
  /** Pixels. */
  readonly headingHeight: number
  /** Hears which cell the arrows move from. */
  readonly onPosition?: (position: SheetPosition) => void
  /** Takes what is pasted at a cell; without it nothing can be pasted. */
  readonly onPaste?: (position: SheetPosition, text: string) => void
}

/**
 * Rows to look through as in a spreadsheet: the heading and the row numbers stay, cells are chosen with the mouse or with arrows and
 * Shift, Ctrl+C copies them, and only what is in view is drawn. Blueprint draws plain boxes; SheetGrid, which takes the focus,
 * says which of them make a row.
 */
export function Sheet<Row>(props: SheetProps<Row>) {
  const { label, columns, rows, numberOf, toneOf, headingHeight, onPosition, onPaste } = props
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const [parts, setParts] = useState<{ readonly root: HTMLElement; readonly scroller: HTMLElement }>()
  const [drawn, setDrawn] = useState<SheetWindow>({ rows: [0, -1], columns: [0, -1] })
  const [position, setPosition] = useState<SheetPosition>({ row: 0, column: 0 })
  const [editing, setEditing] = useState<SheetEdit | null>(null)
  const [rowHeight] = useState(heightOfRows)
  const numberText = useCallback(
    (index: number) => {
      const row = rows[index]
      return row === undefined ? '' : String(numberOf(row))
    },
    [rows, numberOf],
  )

  const showWindow = useCallback(
    (next: SheetWindow) => setDrawn((before) => (isSameWindow(before, next) ? before : next)),
    [],
  )

  useLayoutEffect(() => {
    const root = frame.current?.querySelector('.bp6-table-container')
    const scroller = root?.querySelector('.bp6-table-quadrant-main > .bp6-table-quadrant-scroll-container')
    if (!(root instanceof HTMLElement) || !(scroller instanceof HTMLElement)) return
    root.tabIndex = -1
    setParts({ root, scroller })
  }, [])

  const moveTo = useCallback(
    (next: SheetPosition) => {
      setPosition(next)
      onPosition?.(next)
    },
    [onPosition],
  )

  const [called, setCalled] = useState<SheetPosition | null>(null)
  const goTo = useEffectEvent((row: number, name: string) => {
    if (rows[row] === undefined) return
    const place = columns.findIndex((column) => column.id === name)
    const to = { row, column: Math.max(place, 0) }
    setCalled(to)
    moveTo(to)
  })
  useEffect(
    () => (frame.current === null ? undefined : onCellCall(frame.current, ({ row, column }) => goTo(row, column))),
    [],
  )
  const endCall = useCallback(() => setCalled(null), [])

  const edit = (at: SheetEdit) => {
    if (columns[at.column]?.edit === undefined || rows[at.row] === undefined) return false
    setEditing(at)
    return true
  }

  const endEditing = useCallback(() => {
    setEditing(null)
    grid.current?.focus({ preventScroll: true })
  }, [])

  /** A press of the mouse would leave the focus on the table, which nobody hears. */
  const giveToGrid = (event: FocusEvent) => {
    if (event.target === parts?.root) grid.current?.focus({ preventScroll: true })
  }

  const sizes: CSSProperties & Record<`--${string}`, string> = {
    '--sheet-heading': `${headingHeight}px`,
    '--sheet-row': `${rowHeight}px`,
    '--sheet-rows': `${rows.length * rowHeight}px`,
  }
  return (
    <div
      className={styles.sheet}
      ref={frame}
      style={sizes}
      aria-busy={parts === undefined}
      onKeyDownCapture={leaveByTab}
      onFocus={giveToGrid}
    >
      <SheetTable
        id={id}
        columns={columns}
        rows={rows}
        numberText={numberText}
        toneOf={toneOf}
        rowHeight={rowHeight}
        editing={editing}
        called={called}
        onCalled={endCall}
        onEdit={setEditing}
        onEdited={endEditing}
        onPosition={moveTo}
        onWindow={showWindow}
      />
      {parts !== undefined &&
        createPortal(
          <SheetGrid
            ref={grid}
            id={id}
            label={label}
            rowCount={rows.length}
            columnCount={columns.length}
            drawn={clampWindow(drawn, rows.length, columns.length)}
            position={position}
            numberText={numberText}
            isReadOnly={columns.every((column) => column.edit === undefined)}
            onEdit={edit}
            onPaste={onPaste}
            onKey={(key) => !parts.root.dispatchEvent(key)}
          />,
          parts.scroller,
        )}
    </div>
  )
}

/** Blueprint would take Tab for itself, and nobody without a mouse would get out again. */
function leaveByTab(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.stopPropagation()
}

function heightOfRows(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--wb-row')) || 36
}
