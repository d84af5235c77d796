import type { PeriodDays } from '#domain/accounting/period-words.ts'
import { groupOf, type PaySchedule } from '#domain/accounting/periods.ts'
import { addDays, type LocalDate } from '#domain/time/zoned-time.ts'

/** The pay period in which a day lies. */
export function payPeriodOf(day: LocalDate, schedule: PaySchedule): PeriodDays {
  const { from, until } = groupOf('DriverPayPeriod', { orderId: 0, date: day }, schedule)
  return { from: from ?? day, until: until ?? day }
}

/** So many pay periods, the one of a day first and then back in time. */
export function payPeriodsBefore(day: LocalDate, schedule: PaySchedule, count: number): readonly PeriodDays[] {
  const periods: PeriodDays[] = []
  for (let last = day; periods.length < count; last = addDays(periods.at(-1)?.from ?? last, -1))
    periods.push(payPeriodOf(last, schedule))
  return periods
}
