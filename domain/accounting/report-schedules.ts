import { isEmail } from '../addresses/contact-detail.ts'
import { dateOfDay, dayNumber, firstOfMonth, monthOfDay } from '../planner/days.ts'
import { clockText } from '../time/operating-hours.ts'
import {
  addDays,
  type LocalDate,
  type TimeZone,
  unixSecondsAt,
  type Weekday,
  weekdayOf,
  weekdays,
  wallTimeAt,
} from '../time/zoned-time.ts'
import type { PeriodDays } from './period-words.ts'

/** How often a report is sent, and when by the organization's clocks (docs/rules/figures.md, "Reports by mail"). */
export interface ReportTimes {
  readonly every: 'day' | 'week' | 'month'
  /** Monday unless given, of every week. */
  readonly weekday?: Weekday | null | undefined
  /** 1 to 31, the first unless given, of every month; of a shorter month the last. */
  readonly dayOfMonth?: number | null | undefined
  /** Seconds from midnight. */
  readonly timeOfDay: number
}

/** What a scheduled report is of, counted from the day on which it is sent. */
export type ReportPeriod = 'lastDay' | 'lastWeek' | 'lastMonth' | 'weekToDate' | 'monthToDate'

/** No rule leaves more days out than a month has. */
const mostDays = 62

/**
 * When a report is sent next, once on each of its days whatever the clocks do then.
 * @param after unix seconds; the answer is later
 * @returns unix seconds
 */
export function nextReportAt(times: ReportTimes, after: number, timeZone: TimeZone): number {
  const today = wallTimeAt(after, timeZone).date
  for (let ahead = 0; ahead <= mostDays; ahead++) {
    const date = addDays(today, ahead)
    if (!isReportDay(times, date)) continue
    const at = unixSecondsAt(date, times.timeOfDay, timeZone)
    if (at > after) return at
  }
  throw new RangeError('No day is one of these.')
}

function isReportDay({ every, weekday, dayOfMonth }: ReportTimes, date: LocalDate): boolean {
  switch (every) {
    case 'day':
      return true
    case 'week':
      return weekdayOf(date) === (weekday ?? 'monday')
    case 'month': {
      const month = monthOfDay(dayNumber(date))
      const length = firstOfMonth(month + 1) - firstOfMonth(month)
      return Number(date.slice(8)) === Math.min(dayOfMonth ?? 1, length)
    }
  }
}

/** The days that a report is of when it is sent on this one: none of them is still under way. */
export function daysOfReport(period: ReportPeriod, today: LocalDate): PeriodDays {
  const yesterday = addDays(today, -1)
  switch (period) {
    case 'lastDay':
      return { from: yesterday, until: yesterday }
    case 'lastWeek':
      return { from: addDays(mondayOf(today), -7), until: addDays(mondayOf(today), -1) }
    case 'lastMonth': {
      const month = monthOfDay(dayNumber(today))
      return { from: dateOfDay(firstOfMonth(month - 1)), until: dateOfDay(firstOfMonth(month) - 1) }
    }
    case 'weekToDate':
      return { from: mondayOf(yesterday), until: yesterday }
    case 'monthToDate':
      return { from: dateOfDay(firstOfMonth(monthOfDay(dayNumber(yesterday)))), until: yesterday }
  }
}

function mondayOf(date: LocalDate): LocalDate {
  return addDays(date, -weekdays.indexOf(weekdayOf(date)))
}

/** "Every Monday at 07:00", "Every month on day 1 at 07:00". */
export function reportTimesText({ every, weekday, dayOfMonth, timeOfDay }: ReportTimes): string {
  const at = `at ${clockText(timeOfDay)}`
  switch (every) {
    case 'day':
      return `Every day ${at}`
    case 'week': {
      const day = weekday ?? 'monday'
      return `Every ${day.charAt(0).toUpperCase()}${day.slice(1)} ${at}`
    }
    case 'month':
      return `Every month on day ${dayOfMonth ?? 1} ${at}`
  }
}

const mostReceivers = 20

/** The addresses of a text that has commas, semicolons, spaces or lines between them, each once, in small letters. */
export function receiversIn(text: string): readonly string[] {
  const given = text.split(/[\s,;]+/).filter((part) => part !== '')
  return [...new Set(given.map((part) => part.toLowerCase()))]
}

/** What is wrong with the text of the receivers; null: nothing. */
export function receiversFault(text: string): string | null {
  const receivers = receiversIn(text)
  if (receivers.length > mostReceivers) return `Must be at most ${mostReceivers} addresses`
  const wrong = receivers.find((part) => !isEmail(part))
  return wrong === undefined ? null : `"${wrong}" is not an e-mail address`
}
