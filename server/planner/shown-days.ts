import { plannedDays, type PlannedDay } from '#domain/planner/calendar.ts'
import { addDays, type LocalDate } from '#domain/time/zoned-time.ts'
import type { Schema } from '#generated/handlers.ts'
import type { LookedAt } from './looked-at.ts'
import type { DayRow } from './planner-calendar.ts'

type Day = Schema<'RecurringOrderDay'>

/** Furthest that a holiday moves a day. */
const mostMoved = 31

/**
 * The days of it on which something comes or came of it, both ends included. What has come stands on the day on which it ran, or should have,
 * also where the rule does not say that day any more.
 */
export function daysOf({ row, days, rule, calendar, today }: LookedAt, from: LocalDate, until: LocalDate): Day[] {
  const isOn = row.status === 'active' || row.status === 'invalid'
  const planned = plannedDays(rule, calendar, from, until)
  const byDate = new Map(planned.map((day) => [day.date, day]))
  const kept = new Map(days.map((day) => [day.date, day]))
  const toCome = planned.filter(({ date, runsOn }) => isOn && (runsOn ?? date) >= today && !hasCome(kept.get(date)))
  const come = days.filter((day) => hasCome(day) && day.ran_on !== null && day.ran_on >= from && day.ran_on <= until)
  return [...come.map((day) => byDate.get(day.date) ?? asItWas(day)), ...toCome]
    .map((day) => shownDay(row.id, day, kept.get(day.date)))
    .toSorted((one, other) => compare(standsOn(one), standsOn(other)))
}

/** On which day of a calendar it stands. */
export function standsOn({ runsOn, date }: Day): LocalDate {
  return runsOn ?? date
}

/** Whether its time has come, no matter what came of it. */
export function hasCome(kept: DayRow | undefined): kept is DayRow {
  return typeof kept?.state === 'string'
}

/** A day by its own date, no matter on which it runs, with what is kept of it; null: it is none of this rule's. */
export function dayOf(
  { rule, calendar, days }: LookedAt,
  date: LocalDate,
): { readonly planned: PlannedDay; readonly kept: DayRow | undefined } | null {
  const kept = days.find((day) => day.date === date)
  const movedTo = kept?.moved_to ?? date
  const [from, until] = movedTo < date ? [movedTo, date] : [date, movedTo]
  const planned = plannedDays(rule, calendar, from, addDays(until, mostMoved)).find((day) => day.date === date)
  if (planned) return { planned, kept }
  return hasCome(kept) ? { planned: asItWas(kept), kept } : null
}

/** A day that the rule, as it is now, does not say. */
function asItWas({ date, ran_on: runsOn }: DayRow): PlannedDay {
  return { date, runsOn, because: 'rule', holiday: null }
}

export function shownDay(
  recurringOrderId: number,
  { date, runsOn, because, holiday }: PlannedDay,
  kept: DayRow | undefined,
): Day {
  return {
    recurringOrderId,
    date,
    runsOn: hasCome(kept) && kept.state !== 'dismissed' ? kept.ran_on : runsOn,
    because,
    holiday,
    state: kept?.state ?? (runsOn === null ? 'off' : 'planned'),
    deliveryOrderId: kept?.delivery_order_id ?? null,
    failure: kept?.failure ?? null,
    changes: kept?.changes ?? {},
  }
}

function compare(one: LocalDate, other: LocalDate): number {
  return one < other ? -1 : 1
}
