import { checkDayException, type PlannedDay } from '#domain/planner/calendar.ts'
import { checkTimes } from '#domain/planner/windows.ts'
import { formError, notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import { addDays, type LocalDate } from '#domain/time/zoned-time.ts'
import type { Schema } from '#generated/handlers.ts'
import { recordAct } from '#server/audit.ts'
import type { Context } from '#server/http/context.ts'
import { checkDayParcels } from './day-parcels.ts'
import { lockLookedAt, lookedAt, nextDay, tellOfChange, type LookedAt } from './looked-at.ts'
import { lookSoon } from './look-soon.ts'
import { failureOf, makeDay } from './make-day.ts'
import type { DayRow } from './planner-calendar.ts'
import { writeEvent } from './planner-events.ts'
import { dayOf, daysOf, hasCome, shownDay, type Range } from './shown-days.ts'

type Day = Schema<'RecurringOrderDay'>

/** As far as somebody may ask at once: days after the first one, and how that is said. */
interface Span {
  readonly daysAfter: number
  readonly words: string
}

export const eightWeeks: Span = { daysAfter: 56, words: 'eight weeks' }
export const oneWeek: Span = { daysAfter: 6, words: 'seven days' }

/** @throws formError at `/until` for an end before the start, or too far from it */
export function checkRange({ from, until }: Range, { daysAfter, words }: Span): void {
  if (until < from) throw formError({ '/until': ['Must not be before the first day'] })
  if (until > addDays(from, daysAfter)) throw formError({ '/until': [`At most ${words} at once`] })
}

/** Of one: what comes, and what came of those that have gone by. @throws notFound */
export async function daysOfOrder(ctx: Context, id: number, range: Range): Promise<Schema<'RecurringOrderDays'>> {
  checkRange(range, eightWeeks)
  const row = await ctx.db.selectFrom('recurring_orders').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound(noSuch('recurring order'))
  return { data: daysOf(await lookedAt(ctx, row, range.from), range.from, range.until) }
}

/** A day of one's own, as it stands. */
interface FoundDay {
  readonly looked: LookedAt
  readonly kept: DayRow | undefined
  readonly planned: PlannedDay
}

/** @throws notFound, also for a day that the rule does not say; formError `day_made`, or `archived` */
async function lockDay(ctx: Context, id: number, date: LocalDate): Promise<FoundDay> {
  const looked = await lockLookedAt(ctx, id, date)
  if (looked === null) throw notFound(noSuch('recurring order'))
  if (looked.row.status === 'archived') throw formError({}, 'archived', 'This recurring order is archived.')
  const found = foundDay(looked, date)
  if (found.kept?.state === 'made')
    throw formError({}, 'day_made', 'The order of this day is made: change that order instead.')
  return found
}

function foundDay(looked: LookedAt, date: LocalDate): FoundDay {
  const found = dayOf(looked, date)
  if (!found) throw notFound(noSuch('day of this recurring order'))
  return { looked, ...found }
}

/** @throws notFound; formError `day_made`, or by field as the calendar and the times refuse it */
export async function changeDay(
  ctx: Context,
  id: number,
  date: LocalDate,
  { movedTo, parcels, ...sent }: Schema<'RecurringOrderDayUpdate'>,
): Promise<Day> {
  const found = await lockDay(ctx, id, date)
  const { kept, looked } = found
  const { row, rule, calendar, today } = looked
  const exception = {
    date,
    isDisabled: kept?.is_disabled ?? false,
    movedTo: movedTo === undefined ? (kept?.moved_to ?? null) : movedTo,
  }
  checkDayException(rule, calendar, exception, today)
  const carried = parcels ? await checkDayParcels(ctx, row, parcels) : parcels
  const changes = withoutNulls({ ...kept?.changes, ...sent, ...(carried !== undefined && { parcels: carried }) })
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
  const state = hasCome(found.kept) ? 'dismissed' : null
  return keepDay(ctx, found, { is_disabled: true, moved_to: null, state }, 'single_day_disabled')
}

/**
 * Of one that was missed, or could not be made, the order is made at once, also after somebody had left it out.
 * @throws notFound; formError `day_made`, or `not_made` with why its order cannot be made
 */
export async function enableDay(ctx: Context, id: number, date: LocalDate): Promise<Day> {
  const found = await lockDay(ctx, id, date)
  const { kept, planned, looked } = found
  if (hasCome(kept)) {
    const due = kept.ran_on ?? date
    await makeNow(ctx, looked, date, due > looked.today ? due : looked.today)
    return dayNow(ctx, looked, date)
  }
  const isHoliday = planned.because === 'holiday'
  const change = { is_disabled: false, ...(isHoliday && { moved_to: date }), state: null }
  return keepDay(ctx, found, change, 'single_day_enabled')
}

async function makeNow(ctx: Context, looked: LookedAt, date: LocalDate, runsOn: LocalDate): Promise<void> {
  try {
    await makeDay(ctx, looked, { date, runsOn, byItself: false })
  } catch (error) {
    const failure = failureOf(error)
    throw failure === null ? error : formError({}, 'not_made', failure)
  }
}

/** As the audit says it. */
const dayVerbs = {
  single_day_settings_updated: 'day-changed',
  single_day_disabled: 'day-disabled',
  single_day_enabled: 'day-enabled',
} as const

async function keepDay(
  ctx: Context,
  { looked: { row }, looked, planned: { date } }: FoundDay,
  change: {
    is_disabled?: boolean
    moved_to?: string | null
    changes?: string
    state: 'dismissed' | null
    failure?: null
  },
  event: keyof typeof dayVerbs,
): Promise<Day> {
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
  await lookSoon(ctx, row.id)
  await tellOfChange(ctx, row, event)
  return dayNow(ctx, looked, date)
}

/** The day as it has become, and with it when the rule runs next. */
async function dayNow(ctx: Context, { row }: LookedAt, date: LocalDate): Promise<Day> {
  const looked = await lookedAt(ctx, row, date)
  await ctx.db
    .updateTable('recurring_orders')
    .set({ next_date: row.status === 'active' ? nextDay(looked) : null })
    .where('id', '=', row.id)
    .execute()
  const { planned, kept } = foundDay(looked, date)
  return shownDay(row.id, planned, kept)
}
