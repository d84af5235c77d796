import { plannedDays, type PlannedDay, type PlannerCalendar } from '#domain/planner/calendar.ts'
import type { RecurrenceRule } from '#domain/planner/recurrence.ts'
import type { OccurrenceTimes } from '#domain/planner/windows.ts'
import { addDays, wallTimeAt, type LocalDate } from '#domain/time/zoned-time.ts'
import type { Context } from '#server/http/context.ts'
import { writeTogether, type Insert } from '#server/db/write-together.ts'
import { eventRows } from '#server/outbox.ts'
import {
  calendarsOf,
  daysSince,
  exceptionsIn,
  ruleOf,
  type DayRow,
  type RecurringRow,
  type ShownRow,
} from './planner-calendar.ts'

/** How far ahead the next day is looked for: of a rule that runs once in years it is found later. Days. */
const shownAhead = 400
/** Within so many days most have their next one. */
const nearAhead = 14

/** A recurring order with all that says when it runs. */
export interface LookedAt<Read extends ShownRow = RecurringRow> {
  readonly row: Read
  readonly days: readonly DayRow[]
  readonly rule: RecurrenceRule
  readonly calendar: PlannerCalendar
  /** By the courier's clock. */
  readonly today: LocalDate
  /** Of the courier. */
  readonly timeZone: string
}

/**
 * One's own, locked.
 * @param since a day from which on it matters as well
 * @returns null: there is none
 */
export async function lockLookedAt(ctx: Context, id: number, since?: LocalDate): Promise<LookedAt | null> {
  const row = await ctx.db
    .selectFrom('recurring_orders')
    .selectAll()
    .where('id', '=', id)
    .where('tenant_id', '=', ctx.tenantId)
    .forUpdate()
    .executeTakeFirst()
  return row ? lookedAt(ctx, row, since) : null
}

/** @param since a day from which on it matters, beside what comes after the last look */
export async function lookedAt(ctx: Context, row: RecurringRow, since?: LocalDate): Promise<LookedAt> {
  const [looked] = await allLookedAt(ctx, [row], since)
  if (!looked) throw new Error(`The courier of recurring order ${row.id} cannot be read.`)
  return looked
}

/** The same of several, but for those whose courier can be read no more. */
export async function allLookedAt<Read extends ShownRow>(
  { db, now }: Pick<Context, 'db' | 'now'>,
  rows: readonly Read[],
  since?: LocalDate,
): Promise<LookedAt<Read>[]> {
  if (rows.length === 0) return []
  const earliest = [since, ...rows.map((row) => row.looked_on)].reduce<LocalDate>(
    (first, day) => (day && day < first ? day : first),
    todayIn(now, 'UTC'),
  )
  const [calendars, found] = await Promise.all([
    calendarsOf(
      db,
      rows.map((row) => row.courier_tenant_id),
    ),
    daysSince(
      db,
      rows.map(({ id }) => id),
      earliest,
    ),
  ])
  const days = Map.groupBy(found, (day) => day.recurring_order_id)
  return rows.flatMap((row) => {
    const courier = calendars.get(row.courier_tenant_id)
    if (!courier) return []
    const { timeZone, ...calendar } = courier
    const own = days.get(row.id) ?? []
    return [
      {
        row,
        days: own,
        rule: ruleOf(row),
        calendar: { ...calendar, exceptions: exceptionsIn(own) },
        today: todayIn(now, timeZone),
        timeZone,
      },
    ]
  })
}

function todayIn(now: number, timeZone: string): LocalDate {
  return wallTimeAt(now, timeZone).date
}

/** The days of it that are to come, as far as it is looked ahead. */
export function comingDays(
  { rule, calendar, today }: Pick<LookedAt, 'rule' | 'calendar' | 'today'>,
  ahead: number = shownAhead,
): PlannedDay[] {
  return plannedDays(rule, calendar, today, addDays(today, ahead))
}

/** The next day on which it runs, of those that have no order yet. */
export function nextDay(looked: LookedAt): LocalDate | null {
  const made = new Set(looked.days.filter(({ state }) => state !== null).map(({ date }) => date))
  const firstOf = (days: readonly PlannedDay[]) =>
    days.find(({ date, runsOn }) => runsOn !== null && !made.has(date))?.runsOn ?? null
  return firstOf(comingDays(looked, nearAhead)) ?? firstOf(comingDays(looked))
}

/** The same when the order of a day was made. */
export function withMade(looked: LookedAt, date: LocalDate, ranOn: LocalDate): LookedAt {
  const before = looked.days.find((day) => day.date === date)
  const made: DayRow = {
    recurring_order_id: looked.row.id,
    date,
    moved_to: null,
    changes: {},
    delivery_order_id: null,
    ...before,
    is_disabled: false,
    state: 'made',
    ran_on: ranOn,
    failure: null,
  }
  return { ...looked, days: [...looked.days.filter((day) => day !== before), made] }
}

/** What differs on a day. */
export function changesOn({ days }: Pick<LookedAt, 'days'>, date: LocalDate): DayRow['changes'] {
  return days.find((each) => each.date === date)?.changes ?? {}
}

/** At which times of the courier's clock it runs, if on this day. */
export function timesOn({ row, days }: Pick<LookedAt<ShownRow>, 'row' | 'days'>, date: LocalDate): OccurrenceTimes {
  const { pickupFromS = row.pickup_from_s, dropoffToS = row.dropoff_to_s } = changesOn({ days }, date)
  return {
    pickupFromS,
    pickupToS: pickupFromS,
    dropoffFromS: null,
    dropoffToS,
    dropoffDays: row.dropoff_days,
  }
}

/** Those who look at the planner look again, and so does its courier. */
export async function tellOfChange(ctx: Context, row: Told, verb: string): Promise<void> {
  await writeTogether(ctx.db, [changeRow(ctx, row, verb)])
}

type Told = Pick<RecurringRow, 'id' | 'tenant_id' | 'courier_tenant_id'>

/** The same, to be written together with other rows. */
export function changeRow(
  ctx: Context,
  { id, tenant_id: tenantId, courier_tenant_id: courierId }: Told,
  verb: string,
): Insert {
  return eventRows(ctx, [
    {
      topic: 'recurring-orders',
      key: id,
      payload: { action: `recurring-order.${verb}` },
      audienceTenantIds: [tenantId, courierId],
    },
  ])
}
