import { formError, refuseErrors } from '../text/refusal.ts'
import { addDays, type LocalDate, type TimeZone, wallTimeAt } from '../time/zoned-time.ts'

/** Days on which a driver is off, both ends included, by the courier's calendar. */
export interface DaysOff {
  readonly fromDay: LocalDate
  readonly untilDay: LocalDate
}

/** A leap year. */
const mostDays = 366

/** Whether one is off on this day. */
export function isOff(daysOff: readonly DaysOff[], day: LocalDate): boolean {
  return daysOff.some(({ fromDay, untilDay }) => fromDay <= day && day <= untilDay)
}

/** The last day off in a row with this one, over what adjoins; null when one is not off on this day. */
export function offUntil(daysOff: readonly DaysOff[], day: LocalDate): LocalDate | null {
  let last: LocalDate | null = null
  for (let next = day; ; next = addDays(last, 1)) {
    const period = daysOff.find(({ fromDay, untilDay }) => fromDay <= next && next <= untilDay)
    if (period === undefined) return last
    last = period.untilDay
  }
}

/**
 * The day on which an order is to be driven, by the courier's clock: when it can be picked up, or today where that has gone by.
 * @param availableAt unix seconds, as is `now`
 * @param timeZone of the courier
 */
export function dayToDrive(availableAt: number, now: number, timeZone: TimeZone): LocalDate {
  return wallTimeAt(Math.max(availableAt, now), timeZone).date
}

/**
 * @param others what the driver has beside these days
 * @throws formError at `/untilDay` for days that end before they begin or go on for more than a year, at `/fromDay` where the driver is off already
 */
export function checkDaysOff({ fromDay, untilDay }: DaysOff, others: readonly DaysOff[]): void {
  const taken = others.find((other) => fromDay <= other.untilDay && other.fromDay <= untilDay)
  refuseErrors({
    ...(untilDay < fromDay && { '/untilDay': ['Must not be before the first day'] }),
    ...(untilDay >= addDays(fromDay, mostDays) && { '/untilDay': ['At most a year in all'] }),
    ...(taken && { '/fromDay': [`Is off already ${daysOffWords(taken)}`] }),
  })
}

/** "on November 27", "from November 27 to 29", "from November 30 to December 2", "from December 30, 2026 to January 2, 2027". */
export function daysOffWords({ fromDay, untilDay }: DaysOff): string {
  if (fromDay === untilDay) return `on ${dayWords(fromDay)}`
  if (fromDay.slice(0, 7) === untilDay.slice(0, 7)) return `from ${dayWords(fromDay)} to ${Number(untilDay.slice(8))}`
  const isInYear = fromDay.slice(0, 4) === untilDay.slice(0, 4)
  const words = isInYear ? dayWords : wholeDayWords
  return `from ${words(fromDay)} to ${words(untilDay)}`
}

/** For somebody who is off on this day: "Off until November 29", "Off on November 27" for that day alone; null when they are not. */
export function offWords(daysOff: readonly DaysOff[], day: LocalDate): string | null {
  const until = offUntil(daysOff, day)
  if (until === null) return null
  return until === day ? `Off on ${dayWords(day)}` : `Off until ${dayWords(until)}`
}

/** A day as people say it: "November 27". */
export function dayWords(day: LocalDate): string {
  return monthAndDay.format(Date.parse(day))
}

function wholeDayWords(day: LocalDate): string {
  return wholeDay.format(Date.parse(day))
}

interface OrderOfDay {
  readonly id: number
  /** The day on which it is to be driven. */
  readonly day: LocalDate
}

/** In a question more would be a list. */
const mostNamed = 5

/**
 * Asks before somebody is given orders for a day on which they are off: "Ravi Patel is off from November 27 to 29. Assign order
 * #10482 all the same?" (docs/rules/drivers.md).
 * @param confirmed whether the person said yes to it
 * @throws formError `driver_off` with the question as its message
 */
export function askForDaysOff(
  driver: { readonly name: string; readonly daysOff: readonly DaysOff[] },
  orders: readonly OrderOfDay[],
  confirmed = false,
): void {
  const concerned = orders.filter(({ day }) => isOff(driver.daysOff, day))
  if (confirmed || concerned.length === 0) return
  const periods = driver.daysOff.filter((period) => concerned.some(({ day }) => isOff([period], day)))
  const when = periods.map(daysOffWords).join(' and ')
  throw formError({}, 'driver_off', `${driver.name} is off ${when}. Assign ${numbersOf(concerned)} all the same?`)
}

function numbersOf(orders: readonly OrderOfDay[]): string {
  const named = orders.slice(0, mostNamed).map(({ id }) => `#${id}`)
  const more = orders.length - named.length
  const list = more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ')
  return `${orders.length === 1 ? 'order' : 'orders'} ${list}`
}

/** Something that a driver is to do on certain days: an order on one, a recurring order on each day on which it is due. */
interface Work {
  /** "#10482". */
  readonly name: string
  readonly days: readonly LocalDate[]
}

/** The names of the work that falls on these days off, so that somebody else can be found for it. */
export function workOnDaysOff(daysOff: DaysOff, work: readonly Work[]): readonly string[] {
  return work.filter(({ days }) => days.some((day) => isOff([daysOff], day))).map(({ name }) => name)
}

const monthAndDay = new Intl.DateTimeFormat('en-CA', { month: 'long', day: 'numeric', timeZone: 'UTC' })
const wholeDay = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' })
