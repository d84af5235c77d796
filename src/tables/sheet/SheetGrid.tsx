import type { KeyboardEvent, Ref } from 'react'
import { cellId, headingId, isDrawn, type SheetEdit, type SheetPosition, type SheetWindow } from './sheet-position.ts'
import styles from './sheet.module.css'

interface SheetGridProps {
  readonly ref: Ref<HTMLDivElement>
  readonly id: string
  readonly label: string
  readonly rowCount: number
  readonly columnCount: number
  readonly drawn: SheetWindow
  /** The cell that the arrows move from. */
  readonly position: SheetPosition
  readonly numberText: (row: number) => string
  readonly isReadOnly: boolean
  /** Begins to write in the cell, with what was typed; false where that cannot be done. */
  readonly onEdit: (edit: SheetEdit) => boolean
  /** Takes what is pasted at a cell. */
  readonly onPaste: ((position: SheetPosition, text: string) => void) | undefined
  /** Gives a key to the table; whether it was used. */
  readonly onKey: (key: globalThis.KeyboardEvent) => boolean
}

/**
 * A sheet for those who hear it and for the keyboard: the table draws cells without rows, so each row says here which cells are
 * its own. It stands unseen inside the part that scrolls, which Page Down and the like then move.
 */
export function SheetGrid(props: SheetGridProps) {
  const { ref, id, label, rowCount, columnCount, drawn, position, numberText, isReadOnly, onEdit, onPaste, onKey } =
    props
  const columns = numbersOf(drawn.columns)
  const passOn = (event: KeyboardEvent) => {
    if (['Enter', 'F2'].includes(event.key) && !isCommand(event) && onEdit(position)) event.preventDefault()
    else if (isTyped(event) && onEdit({ ...position, typed: event.key })) event.preventDefault()
    else if (isForTable(event) && onKey(new globalThis.KeyboardEvent('keydown', event.nativeEvent)))
      event.preventDefault()
  }
  return (
    <div
      ref={ref}
      className={styles.grid}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-readonly={isReadOnly}
      aria-multiselectable="true"
      aria-rowcount={rowCount + 1}
      aria-colcount={columnCount + 1}
      aria-activedescendant={isDrawn(position, drawn) ? cellId(id, position.row, position.column) : undefined}
      onKeyDown={passOn}
      onPaste={(event) => {
        if (onPaste === undefined) return
        event.preventDefault()
        onPaste(position, event.clipboardData.getData('text/plain'))
      }}
    >
      <div role="row" aria-rowindex={1} aria-owns={columns.map((column) => headingId(id, column)).join(' ')}>
        <span role="columnheader" aria-colindex={1}>
          Line
        </span>
      </div>
      {numbersOf(drawn.rows).map((row) => (
        <div
          key={row}
          role="row"
          aria-rowindex={row + 2}
          aria-owns={columns.map((column) => cellId(id, row, column)).join(' ')}
        >
          <span role="rowheader" aria-colindex={1}>
            {numberText(row)}
          </span>
        </div>
      ))}
    </div>
  )
}

/** Arrows, Enter where nothing can be written, and with Ctrl: all and copy. The rest belongs to the page. */
function isForTable(event: KeyboardEvent): boolean {
  const { key } = event
  if (isCommand(event)) return ['a', 'c'].includes(key.toLowerCase())
  return key === 'Enter' || (key.startsWith('Arrow') && !event.altKey)
}

function isCommand({ ctrlKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey
}

/** A letter, a digit or a sign: one writes over the cell, as in any spreadsheet. */
function isTyped(event: KeyboardEvent): boolean {
  return event.key.length === 1 && event.key !== ' ' && !isCommand(event) && !event.altKey
}

function numbersOf([first, last]: readonly [number, number]): readonly number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}
