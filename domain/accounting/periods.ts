import { dateOfDay, dateWords, dayNumber, firstOfMonth, lastOfDays, monthOfDay } from '../planner/days.ts'
import type { LocalDate } from '../time/zoned-time.ts'
import { spanOf, type Grouping, type PayPeriod } from './groupings.ts'

/** When drivers are paid. */
export interface PaySchedule {
  readonly payPeriod: PayPeriod
  /** The Monday on which some period of two weeks began; of another day, the Monday before it. The other periods do not ask. */
  readonly anchor: LocalDate
}

/** What a grouping puts an order into. */
export interface Group {
  /** The same for all orders that are put together, and no other one: nothing of whose orders they are is in it. */
  readonly key: string
  /** First and last day; null: the group has no ends. */
  readonly from: LocalDate | null
  readonly until: LocalDate | null
  /** As it is printed, "November 2026". */
  readonly label: string
}

const monthly: PaySchedule = { payPeriod: 'monthly', anchor: '2026-01-05' }

/** A Monday. */
const firstOfDays = dayNumber('0001-01-01')

/**
 * The group of an order (docs/rules/exports-and-accounting.md, "Billing"). The database has the same, so this is the exact rule:
 *
 * | span | key | days |
 * | --- | --- | --- |
 * | order | `order-` and its id | the one on which it may be billed |
 * | all | `all` | no ends |
 * | week | year and number of ISO 8601, `2026-W53` (`IYYY-"W"IW`) | Monday to Sunday, also across the new year |
 * | month | `2026-11` | first to last |
 * | quarter | `2026-Q4` | January, April, July and October begin one |
 * | year | `2026` | of the calendar |
 * | pay period | its first day, `2026-11-16` | `weekly`: Monday to Sunday; `biweekly`: 14 days, counted from the anchor both ways; `semiMonthly`: 1st to 15th, and 16th to the last; `monthly`: first to last |
 *
 * A group never reaches past the year 1 or the year 9999.
 * @throws RangeError for a date that does not exist, or that is before the year 1
 */
export function groupOf(
  grouping: Grouping,
  { orderId, date }: { readonly orderId: number; readonly date: LocalDate },
  schedule: PaySchedule = monthly,
): Group {
  const day = dayNumber(date)
  if (day < firstOfDays) throw new RangeError(`Before the year 1: ${date}`)
  const span = spanOf(grouping)
  switch (span) {
    case 'Order':
      return { key: `order-${orderId}`, from: date, until: date, label: `Order ${orderId}` }
    case 'All':
      return { key: 'all', from: null, until: null, label: 'All orders' }
    case 'Week':
      return weekOf(day)
    case 'Month':
      return { key: date.slice(0, 7), ...monthsFrom(monthOfDay(day), 1), label: monthWords.format(Date.parse(date)) }
    case 'Quarter': {
      const month = monthOfDay(day)
      const quarter = Math.floor((month % 12) / 3) + 1
      const days = monthsFrom(month - (month % 3), 3)
      return { key: `${date.slice(0, 4)}-Q${quarter}`, ...days, label: `Q${quarter} ${Number(date.slice(0, 4))}` }
    }
    case 'Year': {
      const month = monthOfDay(day)
      const days = monthsFrom(month - (month % 12), 12)
      return { key: date.slice(0, 4), ...days, label: String(Number(date.slice(0, 4))) }
    }
    case 'PayPeriod': {
      const { from, until } = payPeriodOf(day, schedule)
      return { key: from, from, until, label: `${dateWords(from)} to ${dateWords(until)}` }
    }
  }
}

const monthWords = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: 'long', timeZone: 'UTC' })

interface Days {
  readonly from: LocalDate
  readonly until: LocalDate
}

function weekOf(day: number): Group {
  const monday = mondayOf(day)
  // By ISO 8601 a week is of the year in which its Thursday lies, and that year's first is the one with January 4th.
  const thursday = monday + 3
  const january = firstOfMonth(monthOfDay(thursday) - (monthOfDay(thursday) % 12))
  const number = Math.floor((thursday - january) / 7) + 1
  const year = String(Math.floor(monthOfDay(thursday) / 12)).padStart(4, '0')
  const days = daysBetween(monday, monday + 6)
  return { key: `${year}-W${String(number).padStart(2, '0')}`, ...days, label: `Week of ${dateWords(days.from)}` }
}

function payPeriodOf(day: number, { payPeriod, anchor }: PaySchedule): Days {
  switch (payPeriod) {
    case 'weekly':
      return daysBetween(mondayOf(day), mondayOf(day) + 6)
    case 'biweekly': {
      const first = mondayOf(dayNumber(anchor))
      const from = first + Math.floor((day - first) / 14) * 14
      return daysBetween(from, from + 13)
    }
    case 'semiMonthly': {
      const { from, until } = monthsFrom(monthOfDay(day), 1)
      const sixteenth = dayNumber(from) + 15
      return day < sixteenth ? { from, until: dateOfDay(sixteenth - 1) } : { from: dateOfDay(sixteenth), until }
    }
    case 'monthly':
      return monthsFrom(monthOfDay(day), 1)
  }
}

/** So many whole months from one that is counted as by `monthOfDay`. */
function monthsFrom(month: number, count: number): Days {
  return daysBetween(firstOfMonth(month), firstOfMonth(month + count) - 1)
}

function mondayOf(day: number): number {
  // 1970-01-01 was a Thursday.
  return day - ((((day + 3) % 7) + 7) % 7)
}

function daysBetween(from: number, until: number): Days {
  return { from: dateOfDay(Math.max(from, firstOfDays)), until: dateOfDay(Math.min(until, lastOfDays)) }
}
