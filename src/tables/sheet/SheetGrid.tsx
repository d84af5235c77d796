import type { KeyboardEvent, Ref } from 'react'
import { cellId, headingId, isDrawn, type SheetPosition, type SheetWindow } from './sheet-position.ts'
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
  /** Begins to write in the cell; false where that cannot be done. */
  readonly onEdit: (position: SheetPosition) => boolean
  /** Gives a key to the table; whether it was used. */
  readonly onKey: (key: globalThis.KeyboardEvent) => boolean
}

/**
 * A sheet for those who hear it and for the keyboard: the table draws cells without rows, so each row says here which cells are
 * its own. It stands unseen inside the part that scrolls, which Page Down and the like then move.
 */
export function SheetGrid(props: SheetGridProps) {
  const { ref, id, label, rowCount, columnCount, drawn, position, numberText, isReadOnly, onEdit, onKey } = props
  const columns = numbersOf(drawn.columns)
  const passOn = (event: KeyboardEvent) => {
    if (['Enter', 'F2'].includes(event.key) && onEdit(position)) event.preventDefault()
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
function isForTable({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return ['a', 'c'].includes(key.toLowerCase())
  return key === 'Enter' || key.startsWith('Arrow')
}

function numbersOf([first, last]: readonly [number, number]): readonly number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}
