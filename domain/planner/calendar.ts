import { badDate, isDate } from '../time/day-bounds.ts'
import { refuseErrors } from '../text/refusal.ts'
import type { Holiday } from '../time/public-holidays.ts'
import { addDays, type LocalDate } from '../time/zoned-time.ts'
import { dateWords } from './days.ts'
import { datesBetween, occursOn, type RecurrenceRule } from './recurrence.ts'

/** What a courier does with a day of a rule that is a holiday (docs/rules/planner.md, "Days that differ"). */
export const holidayPolicies = ['run', 'skip', 'nextWorkingDay'] as const

export type HolidayPolicy = (typeof holidayPolicies)[number]

/** What somebody changed about a single day of a rule. It comes before what the courier does with holidays. */
export interface DayException {
  /** The rule's own day, no matter on which one it runs. */
  readonly date: LocalDate
  readonly isDisabled: boolean
  /** The day on which it runs. Its own day: it runs although it is a holiday. Null: as the calendar has it. */
  readonly movedTo: LocalDate | null
}

/** Everything beside the rule that says on which days it runs. */
export interface PlannerCalendar {
  /** Of the courier. */
  readonly holidays: readonly Holiday[]
  readonly policy: HolidayPolicy
  /** Whether the courier works on this day of the week, or of the year; holidays need not be asked about. */
  readonly worksOn: (day: LocalDate) => boolean
  /** At most one for each day. One for a day that the rule does not say (any more) means nothing. */
  readonly exceptions: readonly DayException[]
}

/** A day of a rule, and what comes of it. */
export interface PlannedDay {
  /** The rule's day, by which what is made for it is known: it stays the same when the day is moved. */
  readonly date: LocalDate
  /** Null: it does not run. */
  readonly runsOn: LocalDate | null
  readonly because: 'rule' | 'moved' | 'disabled' | 'holiday' | 'afterHoliday'
  /** The holiday that `date` is, no matter what comes of it. */
  readonly holiday: string | null
}

/** Furthest that a holiday moves a day. A courier that works on none of these has no next working day, and the day is left out. */
const mostDaysToWork = 31

/**
 * The days of a rule that run within a range, both ends included, and those within it that do not run, by the day on which they
 * would be: a day that is moved into the range is listed, one that is moved out of it is not. Two may run on one day. Sorted
 * by that day, then by the rule's own. A moved day may lie after the end of the rule.
 * @throws RangeError for a date that does not exist
 */
export function plannedDays(
  rule: RecurrenceRule,
  calendar: PlannerCalendar,
  from: LocalDate,
  until: LocalDate,
): PlannedDay[] {
  if (from > until) return []
  const holidays = namesByDate(calendar)
  const exceptions = new Map(calendar.exceptions.map((exception) => [exception.date, exception]))
  const shownOn = ({ date, runsOn }: PlannedDay) => runsOn ?? date
  return candidates(rule, calendar, from, until)
    .map((date) => plannedDay(date, calendar, holidays, exceptions.get(date)))
    .filter((day) => shownOn(day) >= from && shownOn(day) <= until)
    .toSorted((one, other) => compare(shownOn(one), shownOn(other)) || compare(one.date, other.date))
}

/** Days of the rule that may come to lie in the range: holidays move a little way, people as far as they want. */
function candidates(rule: RecurrenceRule, calendar: PlannerCalendar, from: LocalDate, until: LocalDate): LocalDate[] {
  const first = calendar.policy === 'nextWorkingDay' ? addDays(from, -mostDaysToWork) : from
  const near = datesBetween(rule, first, until)
  const moved = calendar.exceptions.filter(
    ({ date, movedTo }) =>
      movedTo !== null && movedTo >= from && movedTo <= until && (date < first || date > until) && occursOn(rule, date),
  )
  return [...near, ...new Set(moved.map(({ date }) => date))]
}

/**
 * Refuses what would let a day run where nobody looks any more.
 * @param calendar without the change
 * @param today by the courier's clock
 * @throws formError at `/date` for a day that the rule does not say, at `/movedTo` for one that does not exist, for a day that is disabled and moved, and
 * where the day on which it comes to run has gone by
 */
export function checkDayException(
  rule: RecurrenceRule,
  calendar: PlannerCalendar,
  exception: DayException,
  today: LocalDate,
): void {
  const { date, isDisabled, movedTo } = exception
  refuseErrors({
    ...(!(isDate(date) && occursOn(rule, date)) && { '/date': ['Is not a day of this recurring order'] }),
    ...(movedTo !== null && !isDate(movedTo) && { '/movedTo': [badDate] }),
    ...(movedTo !== null && isDisabled && { '/movedTo': ['A day that is disabled is not moved: enable it first'] }),
  })
  const { runsOn } = plannedDay(date, calendar, namesByDate(calendar), exception)
  if (runsOn === null || runsOn >= today) return
  const gone = movedTo === null ? `Would run on ${dateWords(runsOn)}, which has gone by: choose another day` : tooEarly
  refuseErrors({ '/movedTo': [gone] })
}

const tooEarly = 'Must not be before today'

function namesByDate({ holidays }: PlannerCalendar): ReadonlyMap<LocalDate, string> {
  return new Map(holidays.map(({ date, name }) => [date, name]))
}

function plannedDay(
  date: LocalDate,
  { policy, worksOn }: PlannerCalendar,
  holidays: ReadonlyMap<LocalDate, string>,
  exception: DayException | undefined,
): PlannedDay {
  const holiday = holidays.get(date) ?? null
  if (exception?.isDisabled === true) return { date, runsOn: null, because: 'disabled', holiday }
  const movedTo = exception?.movedTo ?? null
  if (movedTo !== null) return { date, runsOn: movedTo, because: movedTo === date ? 'rule' : 'moved', holiday }
  if (holiday === null || policy === 'run') return { date, runsOn: date, because: 'rule', holiday }
  const next = policy === 'skip' ? null : nextWorkingDay(date, worksOn, holidays)
  return { date, runsOn: next, because: next === null ? 'holiday' : 'afterHoliday', holiday }
}

function nextWorkingDay(
  holiday: LocalDate,
  worksOn: PlannerCalendar['worksOn'],
  holidays: ReadonlyMap<LocalDate, string>,
): LocalDate | null {
  for (let ahead = 1; ahead <= mostDaysToWork; ahead++) {
    const day = addDays(holiday, ahead)
    if (!holidays.has(day) && worksOn(day)) return day
  }
  return null
}

function compare(one: LocalDate, other: LocalDate): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
