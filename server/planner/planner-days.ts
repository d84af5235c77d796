import { sql } from 'kysely'
import { checkDayException, plannedDays, type PlannedDay } from '#domain/planner/calendar.ts'
import { checkTimes } from '#domain/planner/windows.ts'
import { formError, notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import { addDays, type LocalDate, wallTimeAt } from '#domain/time/zoned-time.ts'
import type { Schema } from '#generated/handlers.ts'
import { recordAct } from '#server/audit.ts'
import type { Context } from '#server/http/context.ts'
import { makeDay, refuseNotMade } from './make-day.ts'
import { changesOn, lockOrderToLook, nextDay, tellOfChange, withDays, type LookedAt } from './look-at-order.ts'
import { calendarsOf, exceptionsIn, ruleOf, type DayRow } from './planner-calendar.ts'
import { writeEvent } from './planner-events.ts'
import { lookSoon } from './look-soon.ts'

type Day = Schema<'RecurringOrderDay'>

interface Range {
  readonly from: LocalDate
  readonly until: LocalDate
}

/** Eight weeks. */
const mostDays = 56
/** What a calendar shows at most. */
const mostShown = 5_000

/** @throws formError at `/until` for an end before the start, or too far from it */
function checkRange({ from, until }: Range): void {
  if (until < from) throw formError({ '/until': ['Must not be before the first day'] })
  if (until > addDays(from, mostDays)) throw formError({ '/until': ['At most eight weeks at once'] })
}

/** Of one: what comes, and what came of those that have gone by. @throws notFound */
export async function daysOfOrder(ctx: Context, id: number, range: Range): Promise<Schema<'RecurringOrderDays'>> {
  checkRange(range)
  const row = await ctx.db.selectFrom('recurring_orders').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound(noSuch('recurring order'))
  return { data: daysOf(await withDays(ctx, row), range) }
}

/** Of all that are active, with what was made of those that ran. */
export async function daysOfTenant(ctx: Context, range: Range): Promise<Schema<'RecurringOrderDays'>> {
  checkRange(range)
  const rows = await ctx.db.selectFrom('recurring_orders').selectAll().where('status', '=', 'active').execute()
  const ids = rows.map(({ id }) => id)
  const days = await ctx.db
    .selectFrom('recurring_order_days')
    .selectAll()
    .where('recurring_order_id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  const byOrder = Map.groupBy(days, (day) => day.recurring_order_id)
  const calendars = await calendarsOf(
    ctx.db,
    rows.map((row) => row.courier_tenant_id),
  )
  const data: Day[] = []
  for (const row of rows) {
    const calendar = calendars.get(row.courier_tenant_id)
    if (!calendar || data.length >= mostShown) continue
    const own = byOrder.get(row.id) ?? []
    const today = wallTimeAt(ctx.now, calendar.timeZone).date
    const looked = {
      row,
      days: own,
      rule: ruleOf(row),
      calendar: { ...calendar, exceptions: exceptionsIn(own) },
      today,
    }
    data.push(...daysOf(looked, range))
  }
  return {
    data: data
      .slice(0, mostShown)
      .toSorted((one, other) => ((one.runsOn ?? one.date) < (other.runsOn ?? other.date) ? -1 : 1)),
  }
}

function daysOf({ row, days, rule, calendar, today }: LookedAt, { from, until }: Range): Day[] {
  const kept = new Map(days.map((day) => [day.date, day]))
  const isOn = row.status === 'active' || row.status === 'invalid'
  const planned = plannedDays(rule, calendar, from, until).filter(
    ({ date, runsOn }) => isDecided(kept.get(date)) || (isOn && (runsOn ?? date) >= today),
  )
  return planned.map((day) => shownDay(row.id, day, kept.get(day.date)))
}

function shownDay(recurringOrderId: number, { date, runsOn, because, holiday }: PlannedDay, kept?: DayRow): Day {
  return {
    recurringOrderId,
    date,
    runsOn: kept?.state === 'made' ? kept.ran_on : runsOn,
    because,
    holiday,
    state: kept?.state ?? (runsOn === null ? 'off' : 'planned'),
    deliveryOrderId: kept?.delivery_order_id ?? null,
    failure: kept?.failure ?? null,
    changes: kept?.changes ?? {},
  }
}

/** Whether its time has come. */
function isDecided(kept: DayRow | undefined): boolean {
  return typeof kept?.state === 'string'
}

/** One's own, with the day as it stands. @throws notFound, also for a day that the rule does not say */
async function lockDay(
  ctx: Context,
  id: number,
  date: LocalDate,
): Promise<LookedAt & { kept: DayRow | undefined; planned: PlannedDay }> {
  const looked = await lockOrderToLook(ctx, id)
  if (looked === null) throw notFound(noSuch('recurring order'))
  const kept = looked.days.find((day) => day.date === date)
  const planned = plannedDay(looked, date)
  if (!planned) throw notFound(noSuch('day of this recurring order'))
  return { ...looked, kept, planned }
}

/** A day by the rule's own date, no matter on which it runs. */
function plannedDay({ rule, calendar, days }: LookedAt, date: LocalDate): PlannedDay | undefined {
  const movedTo = days.find((day) => day.date === date)?.moved_to ?? date
  const [from, until] = movedTo < date ? [movedTo, date] : [date, movedTo]
  return plannedDays(rule, calendar, from, addDays(until, 31)).find((day) => day.date === date)
}

function refuseMade({ kept }: { readonly kept: DayRow | undefined }): void {
  if (kept?.state === 'made')
    throw formError({}, 'day_made', 'The order of this day is made: change that order instead.')
}

/** @throws notFound; formError `day_made`, or by field as the calendar and the times refuse it */
export async function changeDay(
  ctx: Context,
  id: number,
  date: LocalDate,
  { movedTo, ...sent }: Schema<'RecurringOrderDayUpdate'>,
): Promise<Day> {
  const found = await lockDay(ctx, id, date)
  refuseMade(found)
  const { row, rule, calendar, today, kept } = found
  const exception = {
    date,
    isDisabled: kept?.is_disabled ?? false,
    movedTo: movedTo === undefined ? (kept?.moved_to ?? null) : movedTo,
  }
  checkDayException(rule, calendar, exception, today)
  const changes = withoutNulls({ ...kept?.changes, ...sent })
  checkTimes({
    pickupFromS: changes.pickupFromS ?? row.pickup_from_s,
    pickupToS: changes.pickupFromS ?? row.pickup_from_s,
    dropoffFromS: null,
    dropoffToS: changes.dropoffToS ?? row.dropoff_to_s,
    dropoffDays: row.dropoff_days,
  })
  return keepDay(
    ctx,
    found,
    { moved_to: exception.movedTo, changes: JSON.stringify(changes), state: null, failure: null },
    'single_day_settings_updated',
  )
}

function withoutNulls(changes: object): DayRow['changes'] {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== null && value !== undefined))
}

/** Nobody decides any more about one that was missed, or could not be made. @throws notFound; formError `day_made` */
export async function disableDay(ctx: Context, id: number, date: LocalDate): Promise<Day> {
  const found = await lockDay(ctx, id, date)
  refuseMade(found)
  const state = isDecided(found.kept) ? 'dismissed' : null
  return keepDay(ctx, found, { is_disabled: true, moved_to: null, state }, 'single_day_disabled')
}

/** Of one that was missed, or could not be made, the order is made at once. @throws notFound; formError `day_made`, or why it cannot be made */
export async function enableDay(ctx: Context, id: number, date: LocalDate): Promise<Day> {
  const found = await lockDay(ctx, id, date)
  refuseMade(found)
  const { row, kept, planned, calendar, days, today } = found
  if (kept?.state === 'missed' || kept?.state === 'failed') {
    const day = { date, runsOn: planned.runsOn !== null && planned.runsOn > today ? planned.runsOn : today }
    refuseNotMade(await makeDay(ctx, row, day, changesOn(days, date), calendar.timeZone))
    await tellOfChange(ctx, id, 'order-made')
    return dayNow(ctx, id, date)
  }
  const isHoliday = planned.because === 'holiday'
  const change = { is_disabled: false, ...(isHoliday && { moved_to: date }), state: null }
  return keepDay(ctx, found, change, 'single_day_enabled')
}

/** As the audit says it. */
const dayVerbs = {
  single_day_settings_updated: 'day-changed',
  single_day_disabled: 'day-disabled',
  single_day_enabled: 'day-enabled',
} as const

async function keepDay(
  ctx: Context,
  { row, planned }: LookedAt & { readonly planned: PlannedDay },
  change: {
    is_disabled?: boolean
    moved_to?: string | null
    changes?: string
    state: 'dismissed' | null
    failure?: null
  },
  event: keyof typeof dayVerbs,
): Promise<Day> {
  const { date } = planned
  await ctx.db
    .insertInto('recurring_order_days')
    .values({ recurring_order_id: row.id, date, ...change })
    .onConflict((conflict) => conflict.columns(['recurring_order_id', 'date']).doUpdateSet(change))
    .execute()
  await writeEvent(ctx, row.id, { type: event, date })
  await recordAct(ctx, {
    action: `recurring-order.${dayVerbs[event]}`,
    entity: 'recurring-order',
    entityId: row.id,
    details: { date, ...change },
  })
  const looked = await withDays(ctx, row)
  await ctx.db
    .updateTable('recurring_orders')
    .set({ next_date: row.status === 'active' ? nextDay(looked) : null })
    .where('id', '=', row.id)
    .execute()
  await lookSoon(ctx, row.id)
  await tellOfChange(ctx, row.id, event)
  return dayNow(ctx, row.id, date)
}

async function dayNow(ctx: Context, id: number, date: LocalDate): Promise<Day> {
  const row = await ctx.db.selectFrom('recurring_orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const looked = await withDays(ctx, row)
  const planned = plannedDay(looked, date)
  if (!planned) throw notFound(noSuch('day of this recurring order'))
  return shownDay(
    id,
    planned,
    looked.days.find((day) => day.date === date),
  )
}
