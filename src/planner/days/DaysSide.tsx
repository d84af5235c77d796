import { Calendar } from '@blueprintjs/icons'
import { addDays } from '#domain/time/zoned-time.ts'
import { useGetRecurringOrderDays } from '#generated/client/planner/planner.ts'
import type { RecurringOrder, RecurringOrderDay } from '#generated/model/index.ts'
import { refetchIntervalMs } from '#src/http/query-client.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { useRecurringOrder, useTodayOf } from '../use-recurring-order.ts'
import { DayRow } from './DayRow.tsx'
import { isUndecided } from './day-words.ts'
import styles from '../planner.module.css'

/** Eight weeks, which is all that one call answers. */
const mostDays = 56

/** The days of the next eight weeks, before them those that somebody has to decide about, after them those that have gone by. */
export function DaysSide() {
  const { data: row } = useRecurringOrder()
  return row === undefined ? null : <Days row={row} />
}

function Days({ row }: { readonly row: RecurringOrder }) {
  const today = useTodayOf(row)
  const query = { query: { refetchInterval: refetchIntervalMs } }
  const coming = useGetRecurringOrderDays(row.id, { from: today, until: addDays(today, mostDays - 1) }, query)
  const gone = useGetRecurringOrderDays(row.id, { from: addDays(today, -mostDays), until: addDays(today, -1) }, query)
  if (coming.data === undefined || gone.data === undefined) {
    const error = coming.error ?? gone.error
    if (error === null) return <SkeletonLines count={8} what="the days" />
    const retry = () => void Promise.all([coming.refetch(), gone.refetch()])
    return <ErrorState title="The days could not be loaded" error={error} retry={retry} />
  }
  const undecided = [...gone.data.data, ...coming.data.data].filter(isUndecided)
  const next = coming.data.data.filter((day) => !isUndecided(day))
  const past = gone.data.data.filter((day) => !isUndecided(day)).toReversed()
  if (undecided.length + next.length + past.length === 0)
    return (
      <EmptyState icon={<Calendar size={18} />} title="No days within eight weeks">
        The next day of the rule lies further ahead, or it has ended.
      </EmptyState>
    )
  return (
    <div className={styles.side}>
      <DayList title="To be decided" days={undecided} row={row} />
      <DayList title="The next eight weeks" days={next} row={row} />
      <DayList title="Gone by" days={past} row={row} />
    </div>
  )
}

interface DayListProps {
  readonly title: string
  readonly days: readonly RecurringOrderDay[]
  readonly row: RecurringOrder
}

function DayList({ title, days, row }: DayListProps) {
  if (days.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="wb-label">{title}</h2>
      <ul className={`wb-card ${styles.rows}`}>
        {days.map((day) => (
          <DayRow key={day.date} day={day} row={row} />
        ))}
      </ul>
    </section>
  )
}
