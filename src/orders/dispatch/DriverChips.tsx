import { Avatar } from '#src/ui/Avatar.tsx'
import type { BoardColumn } from './board-columns.ts'
import { useDropTarget } from '#src/ui/use-drop-target.ts'
import styles from './dispatch.module.css'

interface DriverChipsProps {
  readonly columns: readonly BoardColumn[]
  /** The chip that takes the focus, because its column was just folded to it. */
  readonly folded: string | null
  readonly accepts: (column: BoardColumn) => boolean
  readonly onDrop: (column: BoardColumn) => void
  readonly onOpen: (column: BoardColumn) => void
}

/** The drivers of whom there is nothing to see, small enough that all fit: each opens, and takes what is dropped on it. */
export function DriverChips({ columns, folded, accepts, onDrop, onOpen }: DriverChipsProps) {
  if (columns.length === 0) return null
  const areFree = columns.every(({ count }) => count === 0)
  return (
    <div className={styles.chipBar}>
      <h2 className={`wb-label ${styles.chipLabel}`}>{areFree ? 'Free' : 'Others'}</h2>
      <ul className={styles.chips} aria-label="Folded drivers">
        {columns.map((column) => (
          <li key={column.id}>
            <Chip
              column={column}
              takesFocus={column.id === folded}
              accepts={accepts(column)}
              onDrop={() => onDrop(column)}
              onOpen={() => onOpen(column)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ChipProps {
  readonly column: BoardColumn
  readonly takesFocus: boolean
  readonly accepts: boolean
  readonly onDrop: () => void
  readonly onOpen: () => void
}

function Chip({ column: { title, target, count, off }, takesFocus, accepts, onDrop, onOpen }: ChipProps) {
  return (
    <button
      ref={takesFocus ? takeFocus : undefined}
      type="button"
      className={styles.chip}
      aria-expanded={false}
      onClick={onOpen}
      {...useDropTarget(accepts, onDrop)}
    >
      <Avatar name={title} image={target?.image ?? null} />
      <span>{title}</span> {count > 0 && <span className={styles.count}>{count}</span>}
      {off !== null && <span className={styles.off}>{off}</span>}
    </button>
  )
}

function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true })
}
