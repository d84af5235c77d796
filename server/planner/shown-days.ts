import { plannedDays, type PlannedDay } from '#domain/planner/calendar.ts'
import { addDays, type LocalDate } from '#domain/time/zoned-time.ts'
import type { Schema } from '#generated/handlers.ts'
import type { LookedAt } from './looked-at.ts'
import type { DayRow, ShownRow } from './planner-calendar.ts'

export interface Range {
  readonly from: LocalDate
  readonly until: LocalDate
}

type Day = Schema<'RecurringOrderDay'>

/** Furthest that a holiday moves a day. */
const mostMoved = 31

/**
 * The days of it on which something comes or came of it, both ends included. What has come stands on the day on which it ran, or should have,
 * also where the rule does not say that day any more.
 */
export function daysOf(
  looked: LookedAt<ShownRow>,
  from: LocalDate,
  until: LocalDate,
  plan: readonly PlannedDay[] = plannedDays(looked.rule, looked.calendar, from, until),
): Day[] {
  const shown: Day[] = []
  eachDay(looked, plan, { from, until }, (planned, kept) => shown.push(shownDay(looked.row.id, planned, kept)))
  return shown.toSorted((one, other) => compare(standsOn(one), standsOn(other)))
}

/**
 * Visits the days of {@link daysOf} in no order. A calendar of thousands visits half a million days, so none is copied here.
 * @param plan the days of the rule in the range
 */
export function eachDay(
  { row, days, today }: Pick<LookedAt<ShownRow>, 'row' | 'days' | 'today'>,
  plan: readonly PlannedDay[],
  { from, until }: Range,
  visit: (planned: PlannedDay, kept: DayRow | undefined) => void,
): void {
  const come = days.filter((day) => hasCome(day) && day.ran_on !== null && day.ran_on >= from && day.ran_on <= until)
  if (come.length > 0) {
    const byDate = new Map(plan.map((day) => [day.date, day]))
    for (const day of come) visit(byDate.get(day.date) ?? asItWas(day), day)
  }
  if (row.status !== 'active' && row.status !== 'invalid') return
  const kept = new Map(days.map((day) => [day.date, day]))
  for (const planned of plan) {
    const own = kept.get(planned.date)
    if ((planned.runsOn ?? planned.date) >= today && !hasCome(own)) visit(planned, own)
  }
}

/** The day on which a day runs or ran, null if on none, by what is kept of it. */
function ranOn({ runsOn }: PlannedDay, kept: DayRow | undefined): LocalDate | null {
  return hasCome(kept) && kept.state !== 'dismissed' ? kept.ran_on : runsOn
}

export function stateOf({ runsOn }: PlannedDay, kept: DayRow | undefined): Day['state'] {
  return kept?.state ?? (runsOn === null ? 'off' : 'planned')
}

/** The same as {@link standsOn}, of a day that is not copied. */
export function shownOn(planned: PlannedDay, kept: DayRow | undefined): LocalDate {
  return ranOn(planned, kept) ?? planned.date
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

export function shownDay(recurringOrderId: number, planned: PlannedDay, kept: DayRow | undefined): Day {
  const { date, because, holiday } = planned
  return {
    recurringOrderId,
    date,
    runsOn: ranOn(planned, kept),
    because,
    holiday,
    state: stateOf(planned, kept),
    deliveryOrderId: kept?.delivery_order_id ?? null,
    failure: kept?.failure ?? null,
    changes: kept?.changes ?? {},
  }
}

function compare(one: LocalDate, other: LocalDate): number {
  return one < other ? -1 : 1
}
