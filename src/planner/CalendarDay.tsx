import { Button } from '@blueprintjs/core'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { dateWords } from '#domain/planner/days.ts'
import { clockText } from '#domain/time/operating-hours.ts'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import { getGetRecurringOrderQueryKey, getRecurringOrder } from '#generated/client/planner/planner.ts'
import type { RecurringOrderDay } from '#generated/model/index.ts'
import { orderNumber } from '#src/orders/cells/order-columns.tsx'
import { drawerState, useOrderDrawerPath } from '#src/orders/acts/use-order-drawer.ts'
import { paths } from '#src/paths.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { dayNotes, dayStates } from './days/day-words.ts'
import { nameOf } from './recurring-order.ts'
import styles from './planner.module.css'

interface CalendarDayProps {
  readonly day: LocalDate
  readonly days: readonly RecurringOrderDay[]
}

const aMinuteMs = 60_000
/** So many are asked for by their names at once. */
const shownAtOnce = 25

/** What recurs on one day of the calendar. */
export function CalendarDay({ day, days }: CalendarDayProps) {
  const drawerPath = useOrderDrawerPath()
  const [most, setMost] = useState(shownAtOnce)
  const shown = days.slice(0, most)
  const ids = [...new Set(shown.map(({ recurringOrderId }) => recurringOrderId))]
  const asked = useQueries({
    queries: ids.map((id) => ({
      queryKey: getGetRecurringOrderQueryKey(id),
      queryFn: ({ signal }: { signal: AbortSignal }) => getRecurringOrder(id, undefined, signal),
      staleTime: aMinuteMs,
    })),
  })
  const rowOf = (id: number) => asked[ids.indexOf(id)]?.data
  const clockOf = ({ recurringOrderId, changes }: RecurringOrderDay) =>
    changes.pickupFromS ?? rowOf(recurringOrderId)?.pickupFromS
  const byClock = shown.toSorted((one, other) => (clockOf(one) ?? 0) - (clockOf(other) ?? 0))
  return (
    <section className={styles.ofCalendar} aria-label={dateWords(day)}>
      <h2 className="wb-label">{dateWords(day)}</h2>
      {days.length === 0 ? (
        <p className="wb-muted">Nothing recurs on this day.</p>
      ) : (
        <ul className={`wb-card ${styles.rows}`}>
          {byClock.map((one) => {
            const row = rowOf(one.recurringOrderId)
            const clock = clockOf(one)
            const { word, status } = dayStates[one.state]
            return (
              <li key={`${one.recurringOrderId} ${one.date}`} className={styles.ofDay}>
                <span className={styles.clock}>{clock !== undefined && clockText(clock)}</span>
                <Link to={paths.recurringOrderDays(one.recurringOrderId)} className="wb-lone-link">
                  {row === undefined ? <Skeleton width={140} /> : nameOf(row)}
                </Link>
                <span>
                  <span className="wb-status" data-status={status}>
                    {word}
                  </span>
                </span>
                <span className={styles.dayNotes}>
                  {one.deliveryOrderId !== null && (
                    <Link to={drawerPath(one.deliveryOrderId)} state={drawerState} className="wb-lone-link">
                      {orderNumber(one.deliveryOrderId)}
                    </Link>
                  )}
                  {dayNotes(one, day).map((note) => (
                    <span key={note}>{note}</span>
                  ))}
                </span>
              </li>
            )
          })}
        </ul>
      )}
      {most < days.length && (
        <Button text={`Show more of ${days.length}`} onClick={() => setMost(most + shownAtOnce)} />
      )}
    </section>
  )
}
