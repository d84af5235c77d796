import { Button } from '@blueprintjs/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { dateWords } from '#domain/planner/days.ts'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import { useGetTenantRecurringOrderDays } from '#generated/client/planner/planner.ts'
import type { RecurringOccurrence, RecurringOrderCalendarDataItem } from '#generated/model/index.ts'
import { refetchIntervalMs } from '#src/http/query-client.ts'
import { useSession } from '#src/session/session.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { type ListSpan, isWeek, type PlannerFilter } from './calendar-address.ts'
import { dayFacts, figuresOf, figureWords } from './calendar-figures.ts'
import { dayText } from './day-text.ts'
import { shownOn } from './days/day-words.ts'
import { OccurrenceRow } from './OccurrenceRow.tsx'
import calendarStyles from './calendar.module.css'
import styles from './planner.module.css'

type ByDay = ReadonlyMap<LocalDate, RecurringOrderCalendarDataItem>

interface CalendarListProps {
  readonly chosen: ListSpan
  readonly today: LocalDate
  readonly byDay: ByDay
  readonly narrowing: PlannerFilter
  /** One that is put on another day, and the server has not answered yet. */
  readonly moving: RecurringOccurrence | null
  /** Whether it is to be printed once all of it is here. */
  readonly prints: boolean
  readonly onPrinted: () => void
  readonly onDragStart: (occurrence: RecurringOccurrence) => void
  readonly onDragEnd: () => void
}

/** So many more are asked for at once. */
const step = 50
/** The most that one answer holds. */
const most = 1_000

/** What recurs on one day of the calendar, or in one week day by day, the earliest first. */
export function CalendarList(props: CalendarListProps) {
  const { chosen, byDay } = props
  const title = isWeek(chosen) ? `Week of ${dateWords(chosen.from)}` : dateWords(chosen.from)
  const days = [...byDay.values()].filter(({ date }) => date >= chosen.from && date <= chosen.until)
  return (
    <section className={styles.ofCalendar} aria-label={title}>
      <div className={calendarStyles.listHead}>
        <h2 className="wb-label">{title}</h2>
        {days.length > 0 && (
          <span className="wb-muted">
            {[figureWords(figuresOf(days)), !isWeek(chosen) && dayFacts(days[0])].filter(Boolean).join(', ')}
          </span>
        )}
      </div>
      <Occurrences {...props} />
    </section>
  )
}

function Occurrences(props: CalendarListProps) {
  const { chosen, narrowing, prints, onPrinted } = props
  const { tenant } = useSession()
  const [limit, setLimit] = useState(step)
  const asked = prints ? most : limit
  const { data, error, refetch, isFetching, isPlaceholderData } = useGetTenantRecurringOrderDays(
    tenant.id,
    { day: chosen.from, ...(isWeek(chosen) && { until: chosen.until }), limit: asked, ...narrowing },
    { query: { refetchInterval: refetchIntervalMs, placeholderData: keepPreviousData } },
  )
  const isWhole = data !== undefined && (data.data.length === data.total || !isPlaceholderData)
  usePrintWhen(prints && (isWhole || error !== null), onPrinted)
  if (data === undefined)
    return error === null ? (
      <SkeletonLines count={4} what={isWeek(chosen) ? 'the week' : 'the day'} />
    ) : (
      <ErrorState
        title={isWeek(chosen) ? 'The week could not be loaded' : 'The day could not be loaded'}
        error={error}
        retry={() => void refetch()}
      />
    )
  if (data.total === 0)
    return <p className="wb-muted">{isWeek(chosen) ? 'Nothing recurs in this week.' : 'Nothing recurs on this day.'}</p>
  const isMore = data.data.length < data.total
  return (
    <>
      {isWeek(chosen) ? <Week {...props} found={data.data} /> : <Rows {...props} found={data.data} />}
      {isMore && <p className={calendarStyles.onPaper}>{`${data.data.length} of ${data.total} are shown.`}</p>}
      {isMore && limit < most && (
        <Button
          className="wb-no-print"
          text={`Show more of ${data.total}`}
          loading={isFetching && data.data.length < limit}
          onClick={() => setLimit(Math.min(limit + step, most))}
        />
      )}
    </>
  )
}

/** Prints the page after it was drawn with all that is to stand on the sheets. */
function usePrintWhen(isReady: boolean, onPrinted: () => void): void {
  const print = useEffectEvent(() => {
    window.print()
    onPrinted()
  })
  useEffect(() => {
    if (isReady) print()
  }, [isReady])
}

interface FoundProps extends CalendarListProps {
  readonly found: readonly RecurringOccurrence[]
}

function Week({ found, ...props }: FoundProps) {
  const { today, byDay } = props
  return [...Map.groupBy(found, ({ day }) => shownOn(day))].map(([date, ofDay]) => {
    const known = byDay.get(date)
    return (
      <section key={date} className={calendarStyles.weekday} aria-label={dayText(date, today)}>
        <div className={calendarStyles.listHead}>
          <h3>{dayText(date, today)}</h3>
          {known !== undefined && (
            <span className="wb-muted">
              {[figureWords(figuresOf([known])), dayFacts(known)].filter(Boolean).join(', ')}
            </span>
          )}
        </div>
        <Rows {...props} found={ofDay} />
      </section>
    )
  })
}

function Rows({ found, today, moving, onDragStart, onDragEnd }: FoundProps) {
  return (
    <ul className={`wb-card ${styles.rows}`}>
      {found.map((one) => (
        <OccurrenceRow
          key={`${one.day.recurringOrderId} ${one.day.date}`}
          occurrence={one}
          today={today}
          isMoving={one.day.recurringOrderId === moving?.day.recurringOrderId && one.day.date === moving.day.date}
          onDragStart={onDragStart}
          onDragEnd={onDragEnd}
        />
      ))}
    </ul>
  )
}
