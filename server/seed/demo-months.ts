import { lastDayOfCycle } from '#domain/accounting/billing-cycle.ts'
import { addDays, type LocalDate } from '#domain/time/zoned-time.ts'

/** The months that the demo's bookkeeper has to do with, by the calendar of the day on which it is made. */
export interface DemoMonths {
  /** On which the oldest orders are delivered: three months ago, and some days before the two months end that are billed. */
  readonly firstDay: LocalDate
  /** The last days of the two months that are billed. */
  readonly billedUntil: readonly [LocalDate, LocalDate]
  /** The first day of last month, which is over and not billed. */
  readonly lastMonth: LocalDate
}

/** About three months. */
const daysOfOrders = 90
/** At least so many days of the oldest month have orders. */
const daysOfOldest = 10

/** @param today by the courier's calendar */
export function demoMonths(today: LocalDate): DemoMonths {
  const lastMonth = monthOf(lastDayOfCycle('monthly', today))
  const newer = lastDayOfCycle('monthly', lastMonth)
  const older = lastDayOfCycle('monthly', newer)
  const [far, near] = [addDays(today, -daysOfOrders), addDays(older, 1 - daysOfOldest)]
  return { firstDay: far < near ? far : near, billedUntil: [older, newer], lastMonth }
}

/** The first day of the month of a day. */
function monthOf(day: LocalDate): LocalDate {
  return `${day.slice(0, 7)}-01`
}
