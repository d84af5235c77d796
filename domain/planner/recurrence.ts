import { badDate, isDate } from '../time/day-bounds.ts'
import { type FieldErrors, refuseErrors } from '../text/refusal.ts'
import type { LocalDate } from '../time/zoned-time.ts'
import { dateOfDay, dateWords, dayNumber, firstOfMonth, lastOfDays, monthOfDay, weekdayOfDay } from './days.ts'

/** Which of a weekday in a month is meant. A month has each weekday at least four times, so each of these is in every month. */
export const occurrences = ['First', 'Second', 'Third', 'Fourth', 'Last'] as const

/** On which days something is to happen again and again (docs/rules/planner.md, "Patterns"). */
export type Recurrence =
  /** Every n-th day, counted from the start. */
  | { readonly kind: 'daily'; readonly every: number }
  /** Monday to Friday. */
  | { readonly kind: 'weekdays' }
  /** Weekdays 0 to 6 from Sunday, in every n-th week from that of the start. Weeks begin on Monday, as RFC 5545 has them. */
  | { readonly kind: 'weekly'; readonly every: number; readonly weekdays: readonly number[] }
  /** Day 1 to 31 of every n-th month from that of the start; 29 to 31 fall on the last day of a month that is shorter. */
  | { readonly kind: 'monthly_day'; readonly every: number; readonly day: number }
  /** A weekday, 0 to 6 from Sunday, of every n-th month from that of the start. */
  | {
      readonly kind: 'monthly_weekday'
      readonly every: number
      readonly occurrence: (typeof occurrences)[number]
      readonly weekday: number
    }

/** A recurrence within its time, both days included; without an end it goes on. Days are those of the courier's calendar. */
export interface RecurrenceRule {
  readonly recurrence: Recurrence
  readonly startDate: LocalDate
  readonly endDate: LocalDate | null
}

/** Longest distance: every 99 days, weeks or months. */
const mostEvery = 99

/** Monday to Friday. */
const workdays = [1, 2, 3, 4, 5]

/** Days that every month has. */
const shortestMonth = 28

const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const rruleWeekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const

const conjunction = new Intl.ListFormat('en-CA', { type: 'conjunction' })
const ordinals = new Intl.PluralRules('en-CA', { type: 'ordinal' })

/**
 * Whether the rule says this day. The start itself is none of the days if the recurrence does not say it.
 * @throws RangeError, as all of these do, for a date that does not exist
 */
export function occursOn(rule: RecurrenceRule, day: LocalDate): boolean {
  return datesBetween(rule, day, day).length > 0
}

/** The days of the rule from one day to another, both included, ascending. What lies before `from` is not counted through. */
export function datesBetween(rule: RecurrenceRule, from: LocalDate, until: LocalDate): LocalDate[] {
  const last = dayNumber(until)
  const dates: LocalDate[] = []
  for (const day of daysFrom(rule, dayNumber(from))) {
    if (day > last) break
    dates.push(dateOfDay(day))
  }
  return dates
}

/** The next days of the rule from this one on: `count` of them, fewer where the rule ends before, none where it never occurs. */
export function nextDates(rule: RecurrenceRule, from: LocalDate, count: number): LocalDate[] {
  const dates: LocalDate[] = []
  if (count < 1) return dates
  for (const day of daysFrom(rule, dayNumber(from))) {
    if (dates.push(dateOfDay(day)) >= count) break
  }
  return dates
}

/** The last day of a rule; null where it has no end, or never occurs. */
export function lastDate(rule: RecurrenceRule): LocalDate | null {
  const periods = periodsOf(rule)
  if (rule.endDate === null || periods === null) return null
  const [start, end] = [dayNumber(rule.startDate), dayNumber(rule.endDate)]
  // The period of the end may lie wholly after it.
  for (let period = periods.periodOf(end); period >= 0; period--) {
    const day = periods.daysOf(period).findLast((candidate) => candidate >= start && candidate <= end)
    if (day !== undefined) return dateOfDay(day)
  }
  return null
}

/**
 * @throws formError at `/startDate`, `/endDate`, `/recurrence/every`, `/recurrence/weekdays`, `/recurrence/weekday`,
 * `/recurrence/day` or `/recurrence/occurrence`, with what is wrong there; at `/endDate` also for a rule that never occurs
 */
export function checkRecurrence(rule: RecurrenceRule): void {
  const { recurrence, startDate, endDate } = rule
  const errors: FieldErrors = {
    ...(!isDate(startDate) && { '/startDate': [badDate] }),
    ...(endDate !== null && !isDate(endDate) && { '/endDate': [badDate] }),
    ...recurrenceFaults(recurrence),
  }
  refuseErrors(errors)
  if (endDate === null) return
  refuseErrors({ ...(endDate < startDate && { '/endDate': ['Must not be before the first day'] }) })
  const [first] = nextDates({ ...rule, endDate: null }, startDate, 1)
  const isNever = first !== undefined && first > endDate
  refuseErrors({ ...(isNever && { '/endDate': [`Nothing happens until then: the first day is ${dateWords(first)}`] }) })
}

/** What {@link checkRecurrence} refuses of a recurrence, whatever its time. */
export function recurrenceFaults(recurrence: Recurrence): FieldErrors {
  const faults: FieldErrors = {}
  if ('every' in recurrence && !isWithin(recurrence.every, 1, mostEvery))
    faults['/recurrence/every'] = [`Must be a whole number from 1 to ${mostEvery}`]
  switch (recurrence.kind) {
    case 'daily':
    case 'weekdays':
      return faults
    case 'weekly': {
      const { weekdays } = recurrence
      if (weekdays.length === 0) faults['/recurrence/weekdays'] = ['Choose at least one day']
      else if (!weekdays.every(isWeekday)) faults['/recurrence/weekdays'] = ['Must be days from 0 to 6, Sunday is 0']
      else if (new Set(weekdays).size < weekdays.length) faults['/recurrence/weekdays'] = ['Choose each day once']
      return faults
    }
    case 'monthly_day':
      if (!isWithin(recurrence.day, 1, 31)) faults['/recurrence/day'] = ['Must be a whole number from 1 to 31']
      return faults
    case 'monthly_weekday':
      if (!isWeekday(recurrence.weekday)) faults['/recurrence/weekday'] = ['Must be a day from 0 to 6, Sunday is 0']
      if (!occurrences.includes(recurrence.occurrence))
        faults['/recurrence/occurrence'] = [`Must be one of ${occurrences.join(', ')}`]
      return faults
  }
}

function isWeekday(weekday: number): boolean {
  return isWithin(weekday, 0, 6)
}

function isWithin(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most
}

/**
 * The recurrence as people say it: "Every weekday", "Every 2 weeks on Monday and Thursday", "On the last Friday of every month",
 * "On day 31 of every month, or its last day". For one that {@link checkRecurrence} takes.
 */
export function recurrenceWords({ recurrence }: Pick<RecurrenceRule, 'recurrence'>): string {
  switch (recurrence.kind) {
    case 'daily':
      return recurrence.every === 1 ? 'Every day' : `Every ${recurrence.every} days`
    case 'weekdays':
      return 'Every weekday'
    case 'weekly':
      return weeklyWords(recurrence.every, recurrence.weekdays)
    case 'monthly_day':
      return `On day ${recurrence.day} ${monthsWords(recurrence.every)}${recurrence.day > shortestMonth ? ', or its last day' : ''}`
    case 'monthly_weekday':
      return `On the ${recurrence.occurrence.toLowerCase()} ${weekdayNames[recurrence.weekday]} ${monthsWords(recurrence.every)}`
  }
}

function weeklyWords(every: number, days: readonly number[]): string {
  const names = days
    .toSorted((one, other) => daysFromMonday(one) - daysFromMonday(other))
    .map((day) => weekdayNames[day] ?? '')
  const named = names.length === weekdayNames.length ? 'every day' : conjunction.format(names)
  if (every > 1) return `Every ${every} weeks on ${named}`
  return names.length === weekdayNames.length ? 'Every day' : `Every ${named}`
}

function monthsWords(every: number): string {
  return every === 1 ? 'of every month' : `of every ${ordinal(every)} month`
}

/** "2nd", "11th", "93rd". */
function ordinal(count: number): string {
  const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
  return `${count}${suffixes[ordinals.select(count)] ?? 'th'}`
}

/** The whole rule in one sentence: "Every Monday, from November 30, 2026 until March 1, 2027". */
export function ruleWords(rule: RecurrenceRule): string {
  const { startDate, endDate } = rule
  const words = recurrenceWords(rule)
  if (endDate === null) return `${words}, from ${dateWords(startDate)}`
  return `${words}, from ${dateWords(startDate)} until ${dateWords(endDate)}`
}

/**
 * The rule for other calendars, as the text of an RRULE of RFC 5545: the same days after a DTSTART that is the first of them. A DTSTART
 * that the rule does not say would itself be one of the days there. UNTIL is a date, as the RFC has it for a DTSTART without a time.
 */
export function toRRule({ recurrence, endDate }: RecurrenceRule): string {
  const every = 'every' in recurrence && recurrence.every > 1 ? [`INTERVAL=${recurrence.every}`] : []
  const until = endDate === null ? [] : [`UNTIL=${endDate.replaceAll('-', '')}`]
  const [frequency, ...days] = rruleDays(recurrence)
  return [`FREQ=${frequency}`, ...every, ...days, ...until].join(';')
}

function rruleDays(recurrence: Recurrence): readonly [frequency: string, ...days: string[]] {
  switch (recurrence.kind) {
    case 'daily':
      return ['DAILY']
    case 'weekdays':
      return ['WEEKLY', byDays(workdays)]
    case 'weekly':
      // Some calendars begin weeks on Sunday if nobody tells them otherwise.
      return ['WEEKLY', byDays(recurrence.weekdays), 'WKST=MO']
    case 'monthly_day': {
      const { day } = recurrence
      if (day <= shortestMonth) return ['MONTHLY', `BYMONTHDAY=${day}`]
      const days = Array.from({ length: day - shortestMonth + 1 }, (_, index) => shortestMonth + index)
      return ['MONTHLY', `BYMONTHDAY=${days.join(',')}`, 'BYSETPOS=-1']
    }
    case 'monthly_weekday': {
      const { occurrence, weekday } = recurrence
      const position = occurrence === 'Last' ? -1 : occurrences.indexOf(occurrence) + 1
      return ['MONTHLY', `BYDAY=${position}${rruleWeekdays[weekday]}`]
    }
  }
}

function byDays(days: readonly number[]): string {
  const names = days.toSorted((one, other) => daysFromMonday(one) - daysFromMonday(other))
  return `BYDAY=${names.map((day) => rruleWeekdays[day]).join(',')}`
}

/** The stretches of time after which a recurrence repeats: numbered from that of the start, each with at least one day, ascending. */
interface Periods {
  /** The number of the period that this day is in or comes after. */
  readonly periodOf: (day: number) => number
  readonly daysOf: (period: number) => readonly number[]
}

/** Day numbers of the rule from one on, in order and without end where the rule has none. */
function* daysFrom(rule: RecurrenceRule, from: number): Generator<number> {
  const periods = periodsOf(rule)
  if (periods === null) return
  const first = Math.max(from, dayNumber(rule.startDate))
  const last = rule.endDate === null ? lastOfDays : dayNumber(rule.endDate)
  if (first > last) return
  for (let period = periods.periodOf(first); ; period++) {
    for (const day of periods.daysOf(period)) {
      if (day > last) return
      if (day >= first) yield day
    }
  }
}

/** Null for what {@link checkRecurrence} refuses: a rule that is still being typed has no days, and hangs nothing. */
function periodsOf({ recurrence, startDate }: RecurrenceRule): Periods | null {
  const start = dayNumber(startDate)
  if (Object.keys(recurrenceFaults(recurrence)).length > 0) return null
  switch (recurrence.kind) {
    case 'daily':
      return {
        periodOf: (day) => Math.floor((day - start) / recurrence.every),
        daysOf: (period) => [start + period * recurrence.every],
      }
    case 'weekdays':
      return weeks(start, 1, workdays)
    case 'weekly':
      return weeks(start, recurrence.every, recurrence.weekdays)
    case 'monthly_day':
      return months(start, recurrence.every, (first, length) => first + Math.min(recurrence.day, length) - 1)
    case 'monthly_weekday': {
      const { occurrence, weekday } = recurrence
      return months(start, recurrence.every, (first, length) => {
        const toFirst = (weekday - weekdayOfDay(first) + 7) % 7
        const after = occurrence === 'Last' ? Math.floor((length - 1 - toFirst) / 7) : occurrences.indexOf(occurrence)
        return first + toFirst + after * 7
      })
    }
  }
}

function weeks(start: number, every: number, weekdays: readonly number[]): Periods {
  const monday = start - daysFromMonday(weekdayOfDay(start))
  const days = weekdays.map(daysFromMonday).toSorted((one, other) => one - other)
  return {
    periodOf: (day) => Math.floor((day - monday) / (7 * every)),
    daysOf: (period) => days.map((day) => monday + period * 7 * every + day),
  }
}

/** @param dayOf the day number within a month that begins at `first` and has so many days */
function months(start: number, every: number, dayOf: (first: number, length: number) => number): Periods {
  const month = monthOfDay(start)
  return {
    periodOf: (day) => Math.floor((monthOfDay(day) - month) / every),
    daysOf: (period) => {
      const first = firstOfMonth(month + period * every)
      return [dayOf(first, firstOfMonth(month + period * every + 1) - first)]
    },
  }
}

/** Of a weekday counted from Sunday. */
function daysFromMonday(weekday: number): number {
  return (weekday + 6) % 7
}
