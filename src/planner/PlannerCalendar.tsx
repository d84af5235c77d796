import { Button } from '@blueprintjs/core'
import { Calendar, ChevronLeft, ChevronRight } from '@blueprintjs/icons'
import { type KeyboardEvent, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { countText } from '#domain/amounts/count-text.ts'
import { dateWords, dayNumber, weekdayOfDay } from '#domain/planner/days.ts'
import { addDays, type LocalDate, wallTimeAt } from '#domain/time/zoned-time.ts'
import { useGetRecurringOrderCalendar } from '#generated/client/planner/planner.ts'
import type { RecurringOrderCalendarDataItem } from '#generated/model/index.ts'
import { refetchIntervalMs } from '#src/http/query-client.ts'
import { useNow } from '#src/lib/use-now.ts'
import { useSession } from '#src/session/session.ts'
import { dateOf } from '#src/tables/address-values.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { CalendarDay } from './CalendarDay.tsx'
import { Subscribe } from './feed/Subscribe.tsx'
import styles from './calendar.module.css'

const weeksShown = 8
const daysShown = weeksShown * 7
const words = { one: 'order', many: 'orders' }
const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Eight weeks by their days, from the Monday of the week of the address, `?from=2026-11-30`, or of this one. */
export function PlannerCalendar() {
  const { tenant, timeZone } = useSession()
  const [params, setParams] = useSearchParams()
  const today = wallTimeAt(useNow(), timeZone).date
  const from = mondayOf(dateOf(params.get('from') ?? '') ?? today)
  const chosen = dateOf(params.get('day') ?? '')
  const { data, error, refetch } = useGetRecurringOrderCalendar(
    tenant.id,
    { from, until: addDays(from, daysShown - 1) },
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
  const go = (monday: LocalDate) => change({ from: monday === mondayOf(today) ? null : monday, day: null })
  const byDay = new Map(data?.data.map((day) => [day.date, day]))
  const recurs = [...byDay.values()].some(({ orders, undecided }) => orders + undecided > 0)
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <Button
          variant="minimal"
          icon={<ChevronLeft />}
          aria-label="The eight weeks before"
          onClick={() => go(addDays(from, -daysShown))}
        />
        <Button
          variant="minimal"
          icon={<ChevronRight />}
          aria-label="The next eight weeks"
          onClick={() => go(addDays(from, daysShown))}
        />
        <h2 className={styles.span} aria-live="polite">
          {dateWords(from)} to {dateWords(addDays(from, daysShown - 1))}
        </h2>
        {from !== mondayOf(today) && <Button variant="minimal" text="This week" onClick={() => go(mondayOf(today))} />}
        <Subscribe />
      </div>
      {error !== null ? (
        <ErrorState title="The days could not be loaded" error={error} retry={() => void refetch()} />
      ) : data === undefined ? (
        <SkeletonLines count={10} what="the days" />
      ) : (
        <>
          <Grid from={from} today={today} chosen={chosen} byDay={byDay} onChoose={(day) => change({ day })} />
          {!recurs && (
            <EmptyState icon={<Calendar size={18} />} title="Nothing recurs in these weeks">
              Days of the recurring orders that are active stand here.
            </EmptyState>
          )}
          {chosen !== null && <CalendarDay key={chosen} day={chosen} />}
        </>
      )}
    </div>
  )
}

interface GridProps {
  readonly from: LocalDate
  readonly today: LocalDate
  readonly chosen: LocalDate | null
  readonly byDay: ReadonlyMap<LocalDate, RecurringOrderCalendarDataItem>
  readonly onChoose: (day: LocalDate | null) => void
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Weeks under one another, each with its sum. It is one stop of the Tab key; arrows go from day to day, Enter opens one. */
function Grid({ from, today, chosen, byDay, onChoose }: GridProps) {
  const table = useRef<HTMLTableElement>(null)
  const last = addDays(from, daysShown - 1)
  const isShown = (day: LocalDate) => day >= from && day <= last
  const stop = chosen !== null && isShown(chosen) ? chosen : isShown(today) ? today : from
  const step = (event: KeyboardEvent<HTMLElement>, day: LocalDate) => {
    const days = steps[event.key]
    if (days === undefined) return
    event.preventDefault()
    table.current?.querySelector<HTMLElement>(`[data-day="${addDays(day, days)}"]`)?.focus()
  }
  const weeks = Array.from({ length: weeksShown }, (_, week) =>
    Array.from({ length: 7 }, (_each, weekday) => addDays(from, week * 7 + weekday)),
  )
  const ordersOn = (day: LocalDate) => byDay.get(day)?.orders ?? 0
  return (
    <table className={styles.grid} ref={table} aria-label="Days">
      <thead>
        <tr>
          {weekdayNames.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">Week</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => {
          const sum = week.reduce((all, day) => all + ordersOn(day), 0)
          return (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <DayButton
                    day={day}
                    today={today}
                    label={dayLabel(day, day === from)}
                    count={ordersOn(day)}
                    undecided={byDay.get(day)?.undecided ?? 0}
                    isChosen={day === chosen}
                    isStop={day === stop}
                    onKey={(event) => step(event, day)}
                    onPress={() => onChoose(day === chosen ? null : day)}
                  />
                </td>
              ))}
              <td className={styles.sum} aria-label={countText(sum, words)}>
                {sum}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

interface DayButtonProps {
  readonly day: LocalDate
  readonly today: LocalDate
  readonly label: string
  readonly count: number
  /** About how many somebody has to decide. */
  readonly undecided: number
  readonly isChosen: boolean
  /** Whether the Tab key stops here. */
  readonly isStop: boolean
  readonly onKey: (event: KeyboardEvent<HTMLElement>) => void
  readonly onPress: () => void
}

function DayButton({ day, today, label, count, undecided, isChosen, isStop, onKey, onPress }: DayButtonProps) {
  return (
    <button
      type="button"
      className={styles.day}
      data-day={day}
      data-past={day < today || undefined}
      aria-current={day === today ? 'date' : undefined}
      aria-pressed={isChosen}
      tabIndex={isStop ? 0 : -1}
      onKeyDown={onKey}
      onClick={onPress}
    >
      <span className="wb-visually-hidden">
        {`${dateWords(day)}: ${countText(count, words)}${undecided > 0 ? `, ${undecided} to be decided` : ''}`}
      </span>
      <span className={styles.date} aria-hidden="true">
        {label}
      </span>
      <span className={styles.count} aria-hidden="true">
        {count > 0 && count}
        {undecided > 0 && <span className={styles.undecided}>! {undecided}</span>}
      </span>
    </button>
  )
}

const monthFormat = new Intl.DateTimeFormat('en-CA', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** The day of the month, with the month where one begins. */
function dayLabel(day: LocalDate, isFirst: boolean): string {
  return isFirst || day.endsWith('-01') ? monthFormat.format(Date.parse(day)) : String(Number(day.slice(8)))
}

/** The Monday of the week of a day. */
function mondayOf(day: LocalDate): LocalDate {
  return addDays(day, -((weekdayOfDay(dayNumber(day)) + 6) % 7))
}
