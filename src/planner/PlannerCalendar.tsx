import { Button } from '@blueprintjs/core'
import { Calendar, ChevronLeft, ChevronRight } from '@blueprintjs/icons'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { mayMoveTo } from '#domain/planner/moved-day.ts'
import { dateWords } from '#domain/planner/days.ts'
import { addDays, type LocalDate, wallTimeAt } from '#domain/time/zoned-time.ts'
import { useGetRecurringOrderCalendar } from '#generated/client/planner/planner.ts'
import type { RecurringOccurrence } from '#generated/model/index.ts'
import { refetchIntervalMs } from '#src/http/query-client.ts'
import { useNow } from '#src/lib/use-now.ts'
import { useSession } from '#src/session/session.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { chosenIn, daysShown, isNarrowed, mondayOf, mondayIn, narrowingIn } from './calendar-address.ts'
import { CalendarFilters } from './CalendarFilters.tsx'
import { CalendarGrid } from './CalendarGrid.tsx'
import { CalendarList } from './CalendarList.tsx'
import { Subscribe } from './feed/Subscribe.tsx'
import { useMoveDay } from './use-move-day.ts'
import styles from './calendar.module.css'

/** Eight weeks by their days, from the Monday of the week of the address, `?from=2026-11-30`, or of this one. */
export function PlannerCalendar() {
  const { tenant, timeZone } = useSession()
  const [params, setParams] = useSearchParams()
  const today = wallTimeAt(useNow(), timeZone).date
  const thisMonday = mondayOf(today)
  const from = mondayIn(params) ?? thisMonday
  const chosen = chosenIn(params)
  const narrowing = narrowingIn(params)
  const [dragged, setDragged] = useState<RecurringOccurrence | null>(null)
  const [prints, setPrints] = useState(false)
  const move = useMoveDay(today)
  const { data, error, refetch } = useGetRecurringOrderCalendar(
    tenant.id,
    { from, until: addDays(from, daysShown - 1), ...narrowing },
    { query: { refetchInterval: refetchIntervalMs } },
  )
  const change = (values: Readonly<Record<string, string | null>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(values))
          if (value === null) next.delete(name)
          else next.set(name, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const go = (monday: LocalDate) => change({ from: monday === thisMonday ? null : monday, day: null, week: null })
  const byDay = new Map(data?.data.map((day) => [day.date, day]))
  const recurs = [...byDay.values()].some(({ orders, undecided }) => orders + undecided > 0)
  const drop = (to: LocalDate) => {
    setDragged(null)
    if (dragged !== null) move.mutate({ occurrence: dragged, to })
  }
  return (
    <div className={styles.calendar}>
      <CalendarFilters
        narrowing={narrowing}
        onChange={change}
        onPrint={() => (chosen === null ? window.print() : setPrints(true))}
      />
      <div className={styles.head}>
        <Button
          className="wb-no-print"
          variant="minimal"
          icon={<ChevronLeft />}
          aria-label="The eight weeks before"
          onClick={() => go(addDays(from, -daysShown))}
        />
        <Button
          className="wb-no-print"
          variant="minimal"
          icon={<ChevronRight />}
          aria-label="The next eight weeks"
          onClick={() => go(addDays(from, daysShown))}
        />
        <h2 className={styles.span} aria-live="polite">
          {dateWords(from)} to {dateWords(addDays(from, daysShown - 1))}
        </h2>
        {from !== thisMonday && (
          <Button className="wb-no-print" variant="minimal" text="This week" onClick={() => go(thisMonday)} />
        )}
        <Subscribe />
      </div>
      {error !== null ? (
        <ErrorState title="The days could not be loaded" error={error} retry={() => void refetch()} />
      ) : data === undefined ? (
        <SkeletonLines count={10} what="the days" />
      ) : (
        <>
          <CalendarGrid
            from={from}
            today={today}
            chosen={chosen}
            byDay={byDay}
            onChoose={(next) => change({ day: null, week: null, ...next })}
            accepts={(day) => dragged !== null && mayMoveTo(dragged.day, day, today)}
            onDrop={drop}
          />
          {!recurs && (
            <EmptyState
              icon={<Calendar size={18} />}
              title={isNarrowed(narrowing) ? 'Nothing matches in these weeks' : 'Nothing recurs in these weeks'}
            >
              {isNarrowed(narrowing)
                ? 'Other customers, drivers or services may have something: take a filter back.'
                : 'Days of the recurring orders that are active stand here.'}
            </EmptyState>
          )}
          {chosen !== null && (
            <CalendarList
              key={`${chosen.from} ${chosen.until}`}
              chosen={chosen}
              today={today}
              byDay={byDay}
              narrowing={narrowing}
              moving={move.isPending ? move.variables.occurrence : null}
              prints={prints}
              onPrinted={() => setPrints(false)}
              onDragStart={setDragged}
              onDragEnd={() => setDragged(null)}
            />
          )}
        </>
      )}
    </div>
  )
}
