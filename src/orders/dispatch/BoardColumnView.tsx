import { Button } from '@blueprintjs/core'
import { ChevronUp } from '@blueprintjs/icons'
import { Fragment, type ReactNode } from 'react'
import { StatusTag } from '#src/orders/cells/StatusTag.tsx'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Link } from 'react-router-dom'
import { can } from '#src/access/can.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { type BoardColumn, type BoardOrder, isDriver } from './board-columns.ts'
import { spanText } from './promise.ts'
import { useDropTarget } from '#src/ui/use-drop-target.ts'
import styles from './dispatch.module.css'

/** Cards drawn at once: beyond it the column is paged, because nobody looks further down without asking. */
export const cardsAtOnce = 100

interface BoardColumnViewProps {
  readonly column: BoardColumn
  readonly shown: number
  readonly onShowMore: () => void
  /** Whether something is being dragged that may be dropped here. */
  readonly accepts: boolean
  readonly onDrop: () => void
  /** Folds a driver's column to a chip; absent where there is something in it. */
  readonly onFold?: () => void
  /** Whether what was delivered before today is among the orders. */
  readonly showsOlder: boolean
  readonly onShowOlder: (shows: boolean) => void
  /** Said when there is no card. */
  readonly empty: ReactNode
  readonly renderCard: (order: BoardOrder) => ReactNode
}

/** A column of the board: who or what it stands for, how many orders, how long they take to drive. */
export function BoardColumnView(props: BoardColumnViewProps) {
  const { column, shown, onShowMore, accepts, onDrop, onFold, showsOlder, onShowOlder, empty, renderCard } = props
  const visible = column.orders.slice(0, shown)
  const hidden = column.orders.length - visible.length
  const unfetched = column.unfetched
  const headId = `${column.id}-head`
  return (
    <section className={styles.column} aria-labelledby={headId} {...useDropTarget(accepts, onDrop)}>
      <ColumnHead column={column} id={headId} onFold={onFold} />
      <ul className={styles.cards}>
        {column.isGrouped ? <Groups orders={visible} renderCard={renderCard} /> : visible.map(renderCard)}
        {column.orders.length === 0 && <li className={styles.empty}>{empty}</li>}
      </ul>
      {column.older.length > 0 && (
        <Button
          variant="minimal"
          aria-expanded={showsOlder}
          text={`${showsOlder ? 'Hide' : 'Show'} ${column.older.length} delivered before today`}
          onClick={() => onShowOlder(!showsOlder)}
        />
      )}
      {hidden > 0 && (
        <Button variant="minimal" text={`Show ${Math.min(hidden, cardsAtOnce)} more`} onClick={onShowMore} />
      )}
      {hidden === 0 && unfetched > 0 && (
        <p className={styles.more}>Those available first. Narrow the board down to see the other {unfetched}.</p>
      )}
    </section>
  )
}

/** Under the word of each status those that have it, which stand together. */
function Groups({
  orders,
  renderCard,
}: { readonly orders: readonly BoardOrder[] } & Pick<BoardColumnViewProps, 'renderCard'>) {
  return orders.map((order, index) => (
    <Fragment key={order.id}>
      {order.status !== orders[index - 1]?.status && (
        <li className={styles.group}>
          <StatusTag status={order.status} />
        </li>
      )}
      {renderCard(order)}
    </Fragment>
  ))
}

interface ColumnHeadProps {
  readonly column: BoardColumn
  readonly id: string
  readonly onFold: (() => void) | undefined
}

function ColumnHead({ column, id, onFold }: ColumnHeadProps) {
  const { title, target, orders, off } = column
  const readsDrivers = can.readDrivers(useSession()).allowed
  return (
    <header className={styles.head}>
      {target !== null && target !== undefined && <Avatar name={title} image={target.image ?? null} />}
      <h2 id={id}>
        {readsDrivers && isDriver(column) ? (
          <Link to={paths.driver(column.target.id)} className={`${styles.driverLink} wb-lone-link`}>
            {title}
          </Link>
        ) : (
          title
        )}{' '}
        <span className={styles.count}>{countText(column)}</span>
      </h2>
      {off !== null && <span className={styles.off}>{off}</span>}
      {target !== null && orders.length > 0 && (
        <span className={styles.driving} title="Driving time of these orders">
          {spanText(column.drivingS)}
        </span>
      )}
      {onFold !== undefined && (
        <button
          ref={takeFocus}
          type="button"
          className={styles.foldButton}
          aria-expanded
          aria-label={`Fold ${title}`}
          title="Fold"
          onClick={onFold}
        >
          <ChevronUp size={14} />
        </button>
      )}
    </header>
  )
}

/** It stands where the chip stood that was pressed. A plain button, because the release of that key must not press it. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true })
}

/** Counting stops at 1,001: beyond it the head says "1,000+". Of a part that is shown it says of how many, "2 of 61". */
export function countText({ orders, count, countIsCapped, isNarrowed }: BoardColumn): string {
  const all = countIsCapped ? '1,000+' : count.toLocaleString('en-CA')
  return isNarrowed ? `${orders.length} of ${all}` : all
}
