import { sql } from 'kysely'
import { remindersDue } from '#domain/planner/badge.ts'
import type { PlannedDay } from '#domain/planner/calendar.ts'
import { daysToMake, type DaysToMake } from '#domain/planner/days-to-make.ts'
import { shownReason } from '#domain/planner/kept-order.ts'
import { errorWords, statusFromReasons } from '#domain/planner/reasons.ts'
import { lastDate } from '#domain/planner/recurrence.ts'
import { addDays, unixSecondsAt, type LocalDate } from '#domain/time/zoned-time.ts'
import type { Context, Deps } from '#server/http/context.ts'
import { tellOf } from '#server/notices/tell-of.ts'
import { comingDays, lockLookedAt, nextDay, tellOfChange, type LookedAt } from './looked-at.ts'
import { failureOf, makeDay } from './make-day.ts'
import type { DayRow, RecurringRow } from './planner-calendar.ts'
import { writeEvent } from './planner-events.ts'
import { readOrder } from './read-order.ts'
import { inRun, type DueOrder } from './run-context.ts'

/** Seconds after which what could not be made is tried again. */
const againSeconds = 3_600

/**
 * Looks at a recurring order that is due: makes what is to be made, one order in one transaction, lists what was missed, and says what is
 * wrong with it. It may end at any point and be done again.
 */
export async function lookAtOrder(deps: Deps, due: DueOrder, signal?: AbortSignal): Promise<void> {
  const tried = new Set<LocalDate>()
  for (;;) {
    signal?.throwIfAborted()
    const next = await inRun(deps, due, (ctx) => lookOnce(ctx, due.id, tried))
    if (next === null) return
    tried.add(next.date)
    try {
      await inRun(deps, due, (ctx) => makeNext(ctx, due.id, next))
    } catch (error) {
      const failure = failureOf(error)
      if (failure === null) throw error
      await inRun(deps, due, (ctx) => keepFailure(ctx, due.id, next, failure))
    }
  }
}

/** Makes it, unless somebody has changed the rule since it was found. */
async function makeNext(ctx: Context, id: number, { date, runsOn }: PlannedDay): Promise<void> {
  const looked = await lockLookedAt(ctx, id)
  if (looked?.row.status !== 'active' || runsOn === null) return
  const isStillDue = toMake(looked).make.some((day) => day.date === date && day.runsOn === runsOn)
  if (isStillDue) await makeDay(ctx, looked, { date, runsOn, byItself: true })
}

/** What failed for a day that has not gone by is tried again at each look; what somebody decided about is not. */
function toMake({ row, days, rule, calendar, today }: LookedAt): DaysToMake {
  const isDone = ({ state, ran_on: ranOn }: DayRow) =>
    state === 'made' || state === 'dismissed' || (state !== null && (ranOn ?? '') < today)
  const made = new Set(days.filter(isDone).map(({ date }) => date))
  return daysToMake(rule, calendar, { today, daysAhead: row.days_ahead, made, lastLookedOn: row.looked_on })
}

/**
 * Looks at it in one transaction: its reasons, what was missed, its end.
 * @param tried days whose orders this look has tried to make
 * @returns a day whose order is to be made now; null: this look is over
 */
async function lookOnce(ctx: Context, id: number, tried: ReadonlySet<LocalDate>): Promise<PlannedDay | null> {
  const looked = await lockLookedAt(ctx, id)
  if (looked === null || !isWatched(looked.row)) return null
  const { row, rule, today } = looked
  const { reasons } = await readOrder(ctx, row, ctx.now)
  const status = statusFromReasons(row.status, reasons)
  const { make, missed } = toMake(looked)
  await listMissed(ctx, looked, missed)
  const next = status === 'active' ? make.find(({ date }) => !tried.has(date)) : undefined
  if (status === 'invalid') await writeFailures(ctx, row, make, errorWords(reasons))
  const last = lastDate(rule)
  const isOver = last !== null && last < today && comingDays(looked).length === 0
  await write(ctx, looked, {
    reasons: reasons.map((reason) =>
      shownReason(reason, {
        serviceId: row.service_id,
        customerTenantId: row.customer_tenant_id,
        pickupLocationId: row.pickup_location_id,
        dropoffLocationId: row.dropoff_location_id,
      }),
    ),
    status: isOver ? 'completed' : status,
    isDone: next === undefined,
    isTriedAgain: make.length > 0,
    last,
  })
  return isOver ? null : (next ?? null)
}

function isWatched({ status }: RecurringRow): boolean {
  return status === 'active' || status === 'invalid'
}

/** Lists what the rule, as it stands, owes until yesterday: it is about to be another one, or to be none any more. */
export async function listOwed(ctx: Context, id: number): Promise<void> {
  const looked = await lockLookedAt(ctx, id)
  if (looked !== null && isWatched(looked.row)) await listMissed(ctx, looked, toMake(looked).missed)
}

interface Outcome {
  readonly reasons: RecurringRow['reasons']
  readonly status: RecurringRow['status']
  /** Nothing is left to be made until the next midnight. */
  readonly isDone: boolean
  /** Something could not be made, which may be mended meanwhile. */
  readonly isTriedAgain: boolean
  readonly last: LocalDate | null
}

async function write(
  ctx: Context,
  looked: LookedAt,
  { reasons, status, isDone, isTriedAgain, last }: Outcome,
): Promise<void> {
  const { row, timeZone, today } = looked
  const midnight = unixSecondsAt(addDays(today, 1), 0, timeZone)
  const remind =
    status === 'completed'
      ? []
      : remindersDue(last, row.remind_days, today).filter((days) => !row.reminded.includes(days))
  await ctx.db
    .updateTable('recurring_orders')
    .set({
      reasons: JSON.stringify(reasons),
      status,
      last_date: last,
      next_date: status === 'active' ? nextDay(looked) : null,
      ...(remind.length > 0 && { reminded: JSON.stringify([...row.reminded, ...remind]) }),
      ...(isDone && {
        looked_on: today,
        look_at: isTriedAgain ? Math.min(midnight, ctx.now + againSeconds) : midnight,
      }),
    })
    .where('id', '=', row.id)
    .execute()
  if (status === 'invalid' && row.status !== 'invalid') await tell(ctx, row, 'recurringOrderInvalid')
  if (remind.length > 0) await tell(ctx, row, 'recurringOrderEndsSoon')
  if (status === 'completed') await writeEvent(ctx, row.id, { type: 'completed', byItself: true })
  const isChanged = status !== row.status || JSON.stringify(reasons) !== JSON.stringify(row.reasons)
  if (isChanged || remind.length > 0) await tellOfChange(ctx, row, status)
}

/** @param reason why orders fail, while it stays active */
async function tell(
  ctx: Context,
  { id, name, tenant_id: tenantId }: RecurringRow,
  type: 'recurringOrderInvalid' | 'recurringOrderEndsSoon',
  reason?: string,
): Promise<void> {
  const facts = { name, ...(reason !== undefined && { reason }) }
  await tellOf({ ...ctx, userId: null }, { type, facts, payload: { recurring_order: { id } }, tenantId })
}

async function listMissed(ctx: Context, { row }: LookedAt, missed: readonly PlannedDay[]): Promise<void> {
  if (missed.length === 0) return
  await ctx.db
    .insertInto('recurring_order_days')
    .values(
      missed.map(({ date, runsOn }) => ({
        recurring_order_id: row.id,
        date,
        state: 'missed' as const,
        ran_on: runsOn,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['recurring_order_id', 'date'])
        .doUpdateSet((eb) => ({ state: 'missed' as const, ran_on: eb.ref('excluded.ran_on') }))
        .where('recurring_order_days.state', 'is', null),
    )
    .execute()
  await tellOfChange(ctx, row, 'missed')
}

/** What a day failed for while the rule as a whole is right: people are told once, not at each try. */
async function keepFailure(ctx: Context, id: number, day: PlannedDay, failure: string): Promise<void> {
  const looked = await lockLookedAt(ctx, id)
  if (looked?.row.status !== 'active') return
  const hadFailed = looked.days.some(({ date, state }) => date === day.date && state === 'failed')
  await writeFailures(ctx, looked.row, [day], failure)
  if (!hadFailed) await tell(ctx, looked.row, 'recurringOrderInvalid', failure)
}

/** Says of days why their orders were not made. It stands there until they are, or somebody decides. */
async function writeFailures(
  ctx: Context,
  row: RecurringRow,
  days: readonly PlannedDay[],
  failure: string,
): Promise<void> {
  if (days.length === 0) return
  const written = await ctx.db
    .insertInto('recurring_order_days')
    .values(
      days.map(({ date, runsOn }) => ({
        recurring_order_id: row.id,
        date,
        state: 'failed' as const,
        ran_on: runsOn,
        failure,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['recurring_order_id', 'date'])
        .doUpdateSet((eb) => ({ state: 'failed' as const, ran_on: eb.ref('excluded.ran_on'), failure }))
        .where(
          sql<boolean>`recurring_order_days.state is null or recurring_order_days.state in ('missed', 'failed')
            and (recurring_order_days.state, recurring_order_days.ran_on, recurring_order_days.failure)
              is distinct from ('failed', excluded.ran_on, excluded.failure)`,
        ),
    )
    .returning('date')
    .execute()
  if (written.length > 0) await tellOfChange(ctx, row, 'not-made')
}
