import { dayNumber, weekdayOfDay } from '#domain/planner/days.ts'
import { addDays, type LocalDate } from '#domain/time/zoned-time.ts'
import type { GetRecurringOrderCalendarParams } from '#generated/model/index.ts'
import { dateOf, idOf } from '#src/tables/address-values.ts'

export const weeksShown = 8
export const daysShown = weeksShown * 7

/** Which recurring orders are looked at. */
export type PlannerFilter = Pick<GetRecurringOrderCalendarParams, 'customerTenantId' | 'driverUserId' | 'serviceId'>

/** The names of the filters in the address. */
export const filterNames = ['customer', 'driver', 'service'] as const

/** `?customer=3&driver=7&service=2` */
export function narrowingIn(params: URLSearchParams): PlannerFilter {
  const id = (name: (typeof filterNames)[number]) => idOf(params.get(name) ?? '') ?? undefined
  const narrowing = { customerTenantId: id('customer'), driverUserId: id('driver'), serviceId: id('service') }
  return Object.fromEntries(Object.entries(narrowing).filter(([, value]) => value !== undefined))
}

export function isNarrowed(narrowing: PlannerFilter): boolean {
  return Object.keys(narrowing).length > 0
}

/** The days of which the list is open, both ends included. */
export interface ListSpan {
  readonly from: LocalDate
  readonly until: LocalDate
}

/** `?day=2026-11-27`, or `?week=2026-11-23` for the week of that day; null: no list is open. */
export function chosenIn(params: URLSearchParams): ListSpan | null {
  const day = dateOf(params.get('day') ?? '')
  if (day !== null) return { from: day, until: day }
  const week = dateOf(params.get('week') ?? '')
  if (week === null) return null
  const monday = mondayOf(week)
  return { from: monday, until: addDays(monday, 6) }
}

export function isWeek({ from, until }: ListSpan): boolean {
  return from !== until
}

/** The Monday with which the calendar begins, `?from=2026-11-30`; null: that of this week. */
export function mondayIn(params: URLSearchParams): LocalDate | null {
  const day = dateOf(params.get('from') ?? '')
  return day === null ? null : mondayOf(day)
}

/** The Monday of the week of a day. */
export function mondayOf(day: LocalDate): LocalDate {
  return addDays(day, -((weekdayOfDay(dayNumber(day)) + 6) % 7))
}
