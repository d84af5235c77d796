import { type KeyboardEvent, useRef } from 'react'
import { dateWords } from '#domain/planner/days.ts'
import { addDays, type LocalDate } from '#domain/time/zoned-time.ts'
import type { RecurringOrderCalendarDataItem } from '#generated/model/index.ts'
import { breakpoints, useMediaQuery } from '#src/lib/use-media-query.ts'
import { useDropTarget } from '#src/ui/use-drop-target.ts'
import { type ListSpan, daysShown, mondayOf, weeksShown } from './calendar-address.ts'
import { boxMoney, dayFacts, figuresOf, figureWords } from './calendar-figures.ts'
import styles from './calendar.module.css'

const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

type CalendarDay = RecurringOrderCalendarDataItem

interface CalendarGridProps {
  readonly from: LocalDate
  readonly today: LocalDate
  readonly chosen: ListSpan | null
  readonly byDay: ReadonlyMap<LocalDate, CalendarDay>
  /** Opens the list of a day or of the week that begins with a day; with neither it closes it. */
  readonly onChoose: (next: { readonly day?: LocalDate; readonly week?: LocalDate }) => void
  /** Whether what is dragged may be put on a day. */
  readonly accepts: (day: LocalDate) => boolean
  readonly onDrop: (day: LocalDate) => void
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/**
 * Weeks under one another, each with its sum. The days are one stop of the Tab key and the sums another; arrows go from day to day and from
 * sum to sum, Enter opens the list of one.
 */
export function CalendarGrid({ from, today, chosen, byDay, onChoose, accepts, onDrop }: CalendarGridProps) {
  const table = useRef<HTMLTableElement>(null)
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.phone - 1}px)`)
  const last = addDays(from, daysShown - 1)
  const isShown = (day: LocalDate) => day >= from && day <= last
  const stop = chosen !== null && isShown(chosen.from) ? chosen.from : isShown(today) ? today : from
  const focus = (of: 'day' | 'week', day: LocalDate) =>
    table.current?.querySelector<HTMLElement>(`[data-${of}="${day}"]`)?.focus()
  const step = (of: 'day' | 'week', event: KeyboardEvent<HTMLElement>, day: LocalDate) => {
    const days = steps[event.key]
    if (days === undefined || (of === 'week' && Math.abs(days) < 7)) return
    event.preventDefault()
    focus(of, addDays(day, days))
  }
  const weeks = Array.from({ length: weeksShown }, (_, week) =>
    Array.from({ length: 7 }, (_each, weekday) => addDays(from, week * 7 + weekday)),
  )
  const isOpen = (of: ListSpan) => chosen !== null && chosen.from === of.from && chosen.until === of.until
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
          const [monday = from] = week
          const sum = figuresOf(week.map((day) => byDay.get(day)))
          const isWeekOpen = isOpen({ from: monday, until: addDays(monday, 6) })
          return (
            <tr key={monday}>
              {week.map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  today={today}
                  label={dayLabel(day, day === from)}
                  known={byDay.get(day)}
                  isPhone={isPhone}
                  isChosen={isOpen({ from: day, until: day })}
                  isInChosenWeek={isWeekOpen}
                  isStop={day === stop}
                  accepts={accepts(day)}
                  onDrop={() => onDrop(day)}
                  onKey={(event) => step('day', event, day)}
                  onPress={() => onChoose(isOpen({ from: day, until: day }) ? {} : { day })}
                />
              ))}
              <td aria-label={figureWords(sum)}>
                <button
                  type="button"
                  className={styles.week}
                  data-week={monday}
                  aria-pressed={isWeekOpen}
                  tabIndex={monday === mondayOf(stop) ? 0 : -1}
                  onKeyDown={(event) => step('week', event, monday)}
                  onClick={() => onChoose(isWeekOpen ? {} : { week: monday })}
                >
                  <span className="wb-visually-hidden">{`Week of ${dateWords(monday)}: ${figureWords(sum)}`}</span>
                  <span className={styles.weekCount} aria-hidden="true">
                    {sum.orders}
                  </span>
                  <span className={styles.money} aria-hidden="true">
                    {boxMoney(sum, isPhone)}
                  </span>
                </button>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

interface DayCellProps {
  readonly day: LocalDate
  readonly today: LocalDate
  readonly label: string
  readonly known: CalendarDay | undefined
  readonly isPhone: boolean
  readonly isChosen: boolean
  readonly isInChosenWeek: boolean
  /** Whether the Tab key stops here. */
  readonly isStop: boolean
  readonly accepts: boolean
  readonly onDrop: () => void
  readonly onKey: (event: KeyboardEvent<HTMLElement>) => void
  readonly onPress: () => void
}

function DayCell({ day, today, label, known, isPhone, accepts, onDrop, onKey, onPress, ...is }: DayCellProps) {
  const target = useDropTarget(accepts, onDrop)
  const figures = figuresOf([known])
  const { orders, undecided } = figures
  const facts = dayFacts(known)
  return (
    <td {...target}>
      <button
        type="button"
        className={styles.day}
        data-day={day}
        data-past={day < today || undefined}
        data-in-week={is.isInChosenWeek || undefined}
        data-holiday={(known?.holiday ?? null) !== null || undefined}
        title={facts === '' ? undefined : facts}
        aria-current={day === today ? 'date' : undefined}
        aria-pressed={is.isChosen}
        tabIndex={is.isStop ? 0 : -1}
        onKeyDown={onKey}
        onClick={onPress}
      >
        <span className="wb-visually-hidden">
          {[`${dateWords(day)}: ${figureWords(figures)}`, facts].filter(Boolean).join(', ')}
        </span>
        <span className={styles.top} aria-hidden="true">
          <span className={styles.date}>{label}</span>
          <span className={styles.count}>
            {orders > 0 && orders}
            {undecided > 0 && <span className={styles.undecided}>! {undecided}</span>}
          </span>
        </span>
        <span className={styles.facts} aria-hidden="true">
          {known?.holiday}
        </span>
        <span className={styles.bottom} aria-hidden="true">
          {(known?.driversOff ?? 0) > 0 && <span className={styles.off}>{known?.driversOff} off</span>}
          <span className={styles.money}>{boxMoney(figures, isPhone)}</span>
        </span>
      </button>
    </td>
  )
}

const monthFormat = new Intl.DateTimeFormat('en-CA', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** The day of the month, with the month where one begins. */
function dayLabel(day: LocalDate, isFirst: boolean): string {
  return isFirst || day.endsWith('-01') ? monthFormat.format(Date.parse(day)) : String(Number(day.slice(8)))
}
