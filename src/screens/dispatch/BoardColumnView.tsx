import { Button } from '@blueprintjs/core'
import { type DragEvent, type ReactNode, useState } from 'react'
import { Avatar } from '#src/ui/Avatar.tsx'
import type { BoardColumn, BoardOrder } from './board-columns.ts'
import { spanText } from './promise.ts'
import styles from './dispatch.module.css'

/** Cards drawn at once: beyond it the column is paged, because nobody looks further down without asking. */
export const cardsAtOnce = 60

interface BoardColumnViewProps {
  readonly column: BoardColumn
  readonly shown: number
  readonly onShowMore: () => void
  /** Whether something is being dragged that may be dropped here. */
  readonly accepts: boolean
  readonly onDrop: () => void
  /** Said when there is no card. */
  readonly empty: ReactNode
  readonly renderCard: (order: BoardOrder) => ReactNode
}

/** A column of the board: who or what it stands for, how many orders, how long they take to drive. */
export function BoardColumnView({
  column,
  shown,
  onShowMore,
  accepts,
  onDrop,
  empty,
  renderCard,
}: BoardColumnViewProps) {
  const [over, setOver] = useState(false)
  const visible = column.orders.slice(0, shown)
  const hidden = column.orders.length - visible.length
  const unfetched = column.count - column.orders.length
  const headId = `${column.id}-head`
  return (
    <section
      className={styles.column}
      aria-labelledby={headId}
      data-accepts={accepts || undefined}
      data-over={(accepts && over) || undefined}
      onDragOver={(event) => {
        if (!accepts) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'move'
        setOver(true)
      }}
      onDragLeave={(event) => {
        if (leavesFor(event)) setOver(false)
      }}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onDrop()
      }}
    >
      <ColumnHead column={column} id={headId} />
      <ul className={styles.cards}>
        {visible.map(renderCard)}
        {column.orders.length === 0 && <li className={styles.empty}>{empty}</li>}
      </ul>
      {hidden > 0 && (
        <Button variant="minimal" text={`Show ${Math.min(hidden, cardsAtOnce)} more`} onClick={onShowMore} />
      )}
      {hidden === 0 && unfetched > 0 && (
        <p className={styles.more}>
          The first {column.orders.length}. Narrow the board down to see the other {unfetched}.
        </p>
      )}
    </section>
  )
}

/** Leaving for a child of the column is not leaving the column. */
function leavesFor({ currentTarget, relatedTarget }: DragEvent): boolean {
  return !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
}

function ColumnHead({ column, id }: { readonly column: BoardColumn; readonly id: string }) {
  const { title, target, orders } = column
  return (
    <header className={styles.head}>
      {target !== null && target !== undefined && <Avatar name={title} image={null} />}
      <h2 id={id}>
        {title} <span className={styles.count}>{countText(column)}</span>
      </h2>
      {target !== null && orders.length > 0 && (
        <span className={styles.driving} title="Driving time of these orders">
          {spanText(column.drivingS)}
        </span>
      )}
    </header>
  )
}

/** Counting stops at 1,001: beyond it the head says "1,000+". */
export function countText({ count, countIsCapped }: Pick<BoardColumn, 'count' | 'countIsCapped'>): string {
  return countIsCapped ? '1,000+' : count.toLocaleString('en-CA')
}
