import { Link } from 'react-router-dom'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import type { RecurringOrderDay } from '#generated/model/index.ts'
import { orderNumber } from '#src/orders/cells/order-columns.tsx'
import { drawerState, useOrderDrawerPath } from '#src/orders/acts/use-order-drawer.ts'
import { dayNotes, dayStates } from './day-words.ts'
import styles from '../planner.module.css'

interface DayCellsProps {
  readonly day: RecurringOrderDay
  /** By which days are named. */
  readonly today: LocalDate
}

/** Of a row of a day: what came of it, its order, and what is to be said of it. */
export function DayCells({ day, today }: DayCellsProps) {
  const drawerPath = useOrderDrawerPath()
  const { word, status } = dayStates[day.state]
  return (
    <>
      <span>
        <span className="wb-status" data-status={status}>
          {word}
        </span>
      </span>
      <span className={styles.dayNotes}>
        {day.deliveryOrderId !== null && (
          <Link to={drawerPath(day.deliveryOrderId)} state={drawerState} className="wb-lone-link">
            {orderNumber(day.deliveryOrderId)}
          </Link>
        )}
        {dayNotes(day, today).map((note) => (
          <span key={note}>{note}</span>
        ))}
      </span>
    </>
  )
}
