import { Button } from '@blueprintjs/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { dateWords } from '#domain/planner/days.ts'
import { clockText } from '#domain/time/operating-hours.ts'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import { useGetTenantRecurringOrderDays } from '#generated/client/planner/planner.ts'
import { refetchIntervalMs } from '#src/http/query-client.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { DayCells } from './days/DayCells.tsx'
import { RecurringStatusTag } from './RecurringStatusTag.tsx'
import styles from './planner.module.css'

interface CalendarDayProps {
  readonly day: LocalDate
}

/** So many more are asked for at once. */
const step = 50
/** The most that one answer holds. */
const most = 1_000

/** What recurs on one day of the calendar, the earliest first. */
export function CalendarDay({ day }: CalendarDayProps) {
  return (
    <section className={styles.ofCalendar} aria-label={dateWords(day)}>
      <h2 className="wb-label">{dateWords(day)}</h2>
      <Occurrences day={day} />
    </section>
  )
}

function Occurrences({ day }: CalendarDayProps) {
  const { tenant } = useSession()
  const [limit, setLimit] = useState(step)
  const { data, error, refetch, isFetching } = useGetTenantRecurringOrderDays(
    tenant.id,
    { day, limit },
    { query: { refetchInterval: refetchIntervalMs, placeholderData: keepPreviousData } },
  )
  if (data === undefined)
    return error === null ? (
      <SkeletonLines count={4} what="the day" />
    ) : (
      <ErrorState title="The day could not be loaded" error={error} retry={() => void refetch()} />
    )
  if (data.total === 0) return <p className="wb-muted">Nothing recurs on this day.</p>
  return (
    <>
      <ul className={`wb-card ${styles.rows}`}>
        {data.data.map((one) => (
          <li key={`${one.day.recurringOrderId} ${one.day.date}`} className={styles.ofDay}>
            <span className={styles.clock}>{clockText(one.pickupFromS)}</span>
            <span className={styles.what}>
              <Link to={paths.recurringOrderDays(one.day.recurringOrderId)} className="wb-lone-link">
                {one.name}
              </Link>
              {one.customerName !== tenant.name && <span className="wb-muted">{one.customerName}</span>}
              {one.isInvalid && <RecurringStatusTag status="invalid" />}
            </span>
            <DayCells day={one.day} today={day} />
          </li>
        ))}
      </ul>
      {data.data.length < data.total && limit < most && (
        <Button
          text={`Show more of ${data.total}`}
          loading={isFetching && data.data.length < limit}
          onClick={() => setLimit(Math.min(limit + step, most))}
        />
      )}
    </>
  )
}
