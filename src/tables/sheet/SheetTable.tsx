import { HotkeysContext, type HotkeysContextInstance } from '@blueprintjs/core'
import { Column, ColumnHeaderCell, FocusMode, Regions, RenderMode, RowHeaderCell, Table } from '@blueprintjs/table'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMediaQuery } from '#src/lib/use-media-query.ts'
import { showNotice, showSuccess } from '#src/ui/snackbar.ts'
import { cellId, headingId, type SheetEdit, type SheetPosition, type SheetWindow } from './sheet-position.ts'
import type { SheetColumn } from './sheet-column.ts'
import { SheetCell } from './SheetCell.tsx'
import { SheetEditor } from './SheetEditor.tsx'
import { SheetHeading } from './SheetHeading.tsx'
import styles from './sheet.module.css'
import '@blueprintjs/table/lib/css/table.css'

interface SheetTableProps<Row> {
  readonly id: string
  readonly columns: readonly SheetColumn<Row>[]
  readonly rows: readonly Row[]
  readonly numberText: (index: number) => string
  readonly toneOf: ((row: Row) => string) | undefined
  /** Pixels. */
  readonly rowHeight: number
  /** The cell that is written in. */
  readonly editing: SheetEdit | null
  /** The cell that the table is told to go to, until it is there. */
  readonly called: SheetPosition | null
  readonly onCalled: () => void
  readonly onEdit: (position: SheetPosition) => void
  readonly onEdited: () => void
  readonly onPosition: (position: SheetPosition) => void
  readonly onWindow: (drawn: SheetWindow) => void
}

/** Two columns beside the row numbers, on 390 pixels. */
const widestOnPhone = 168

/** The keys of the sheet work inside it alone; the product has its own list of keys. */
const ownKeys: HotkeysContextInstance = [{ hasProvider: true, hotkeys: [], isDialogOpen: false }, () => undefined]

/** Blueprint's table with the columns and rows of a sheet. Drawn anew only when these change, not while one moves about in it. */
export const SheetTable = memo(DrawnTable) as typeof DrawnTable

function DrawnTable<Row>(props: SheetTableProps<Row>) {
  const { id, columns, rows, numberText, toneOf, rowHeight, editing, onEdit, onEdited, onPosition, onWindow } = props
  const { called, onCalled } = props
  const table = useRef<Table>(null)
  const [drawnWidths, setDrawnWidths] = useState<Readonly<Record<string, number>>>({})
  const widest = useMediaQuery('(max-width: 599px)') ? widestOnPhone : Number.POSITIVE_INFINITY
  const widths = useMemo(
    () => columns.map(({ id: column, width }) => drawnWidths[column] ?? Math.min(width, widest)),
    [columns, drawnWidths, widest],
  )

  // The table keeps its cell by itself; it is told another one for as long as it takes to draw it.
  useEffect(() => {
    if (called === null) return
    table.current?.scrollToRegion(Regions.cell(called.row, called.column))
    onCalled()
  }, [called, onCalled])

  const cellOf = (rowIndex: number, columnIndex: number) => {
    const row = rows[rowIndex]
    const column = columns[columnIndex]
    if (row === undefined || column === undefined) return undefined
    const text = column.text(row)
    const { edit } = column
    const begin = () => onEdit({ row: rowIndex, column: columnIndex })
    const isEdited = editing?.row === rowIndex && editing.column === columnIndex
    const drawn = column.cell === undefined ? text : column.cell(row)
    return (
      <SheetCell
        id={cellId(id, rowIndex, columnIndex)}
        columnIndex={columnIndex}
        title={text}
        tone={toneOf?.(row)}
        fault={column.fault?.(row)}
        isNumber={column.isNumber}
      >
        {edit === undefined ? (
          drawn
        ) : isEdited ? (
          <SheetEditor
            label={edit.label(row)}
            text={edit.text(row)}
            typed={edit.choices === undefined ? editing.typed : undefined}
            choices={edit.choices}
            onDone={(written) => {
              if (written !== null) edit.save(row, written)
              onEdited()
            }}
          />
        ) : (
          // By the keyboard one begins in the grid, which has the focus.
          <div
            role="presentation"
            className={styles.editable}
            onClick={edit.isWanted(row) ? begin : undefined}
            onDoubleClick={begin}
          >
            {drawn}
          </div>
        )}
      </SheetCell>
    )
  }

  const headingOf = (index: number) => (
    <ColumnHeaderCell>
      <SheetHeading
        id={headingId(id, index)}
        columnIndex={index}
        isNumber={columns[index]?.isNumber}
        onReach={() => table.current?.scrollToRegion(Regions.column(index))}
      >
        {columns[index]?.heading}
      </SheetHeading>
    </ColumnHeaderCell>
  )

  const numberCell = (index: number) => <RowHeaderCell name={numberText(index)} nameRenderer={hiddenNumber} />

  return (
    <HotkeysContext.Provider value={ownKeys}>
      <Table
        ref={table}
        numRows={rows.length}
        columnWidths={widths}
        defaultRowHeight={rowHeight}
        minColumnWidth={64}
        enableRowResizing={false}
        focusMode={FocusMode.CELL}
        {...(called !== null && {
          focusedRegion: { type: FocusMode.CELL, row: called.row, col: called.column, focusSelectionIndex: 0 },
          selectedRegions: [Regions.cell(called.row, called.column)],
        })}
        renderMode={RenderMode.NONE}
        cellRendererDependencies={[rows, columns, editing]}
        getCellClipboardData={(row, column) => textAt(rows, columns, row, column)}
        onCopy={(done) => (done ? showSuccess('Copied') : showNotice('The browser does not let this page copy'))}
        onFocusedRegion={(region) =>
          region.type === FocusMode.CELL && onPosition({ row: region.row, column: region.col })
        }
        onColumnWidthChanged={(index, width) =>
          setDrawnWidths((before) => ({ ...before, [columns[index]?.id ?? '']: width }))
        }
        onVisibleCellsChange={({ rowIndexStart, rowIndexEnd }, { columnIndexStart, columnIndexEnd }) =>
          // The table tells it while it draws, when nothing else may be drawn; before the next frame each cell has its row.
          queueMicrotask(() =>
            flushSync(() =>
              onWindow({ rows: [rowIndexStart, rowIndexEnd], columns: [columnIndexStart, columnIndexEnd] }),
            ),
          )
        }
        rowHeaderCellRenderer={numberCell}
      >
        {columns.map((column) => (
          <Column key={column.id} id={column.id} cellRenderer={cellOf} columnHeaderCellRenderer={headingOf} />
        ))}
      </Table>
    </HotkeysContext.Provider>
  )
}

/** The number is said with the row, in SheetGrid. */
function hiddenNumber(text: string) {
  return <span aria-hidden="true">{text}</span>
}

function textAt<Row>(rows: readonly Row[], columns: readonly SheetColumn<Row>[], row: number, column: number): string {
  const found = rows[row]
  return found === undefined ? '' : (columns[column]?.text(found) ?? '')
}
