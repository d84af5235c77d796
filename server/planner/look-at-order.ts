import { sql } from 'kysely'
import { remindersDue } from '#domain/planner/badge.ts'
import type { PlannedDay } from '#domain/planner/calendar.ts'
import { daysToMake, type DaysToMake } from '#domain/planner/days-to-make.ts'
import { reasonFault, shownReason, type ReasonSubjects } from '#domain/planner/kept-order.ts'
import { errorWords, statusFromReasons, type Reason } from '#domain/planner/reasons.ts'
import { lastDate } from '#domain/planner/recurrence.ts'
import { addDays, unixSecondsAt, type LocalDate } from '#domain/time/zoned-time.ts'
import type { Context, Deps } from '#server/http/context.ts'
import { tellOf } from '#server/notices/tell-of.ts'
import { comingDays, lockLookedAt, nextDay, tellOfChange, withMade, type LookedAt } from './looked-at.ts'
import { failureOf, makeDay } from './make-day.ts'
import type { DayRow, RecurringRow } from './planner-calendar.ts'
import { writeEvent } from './planner-events.ts'
import { askWithNumber, readOrder } from './read-order.ts'
import { inRun, type DueOrder } from './run-context.ts'

/** Seconds after which what could not be made is tried again. */
const againSeconds = 3_600

/** The order of a day cannot be made: what its transaction did is given up. */
class NotMade extends Error {
  readonly day: PlannedDay
  readonly failure: string

  constructor(day: PlannedDay, failure: string) {
    super(failure)
    this.day = day
    this.failure = failure
  }
}

/**
 * Looks at a recurring order that is due: makes what is to be made, one order in one transaction, lists what was missed, and says what is
 * wrong with it. It may end at any point and be done again.
 */
export async function lookAtOrder(deps: Deps, due: DueOrder, signal?: AbortSignal): Promise<void> {
  const failed = new Set<LocalDate>()
  for (;;) {
    signal?.throwIfAborted()
    try {
      if (await inRun(deps, due, (ctx) => lookOnce(ctx, due.id, failed))) return
    } catch (error) {
      if (!(error instanceof NotMade)) throw error
      failed.add(error.day.date)
      await inRun(deps, due, (ctx) => keepFailure(ctx, due.id, error.day, error.failure))
    }
  }
}

/** @throws NotMade */
async function makeNext(
  ctx: Context,
  looked: LookedAt,
  day: PlannedDay & { readonly runsOn: LocalDate },
  asked: Awaited<ReturnType<typeof askWithNumber>>,
): Promise<LookedAt> {
  try {
    await makeDay(ctx, looked, { date: day.date, runsOn: day.runsOn, byItself: true }, asked)
  } catch (error) {
    const failure = failureOf(error)
    throw failure === null ? error : new NotMade(day, failure)
  }
  return withMade(looked, day.date, day.runsOn)
}

/** What failed for a day that has not gone by is tried again at each look; what somebody decided about is not. */
function toMake({ row, days, rule, calendar, today }: LookedAt): DaysToMake {
  const isDone = ({ state, ran_on: ranOn }: DayRow) =>
    state === 'made' || state === 'dismissed' || (state !== null && (ranOn ?? '') < today)
  const made = new Set(days.filter(isDone).map(({ date }) => date))
  return daysToMake(rule, calendar, { today, daysAhead: row.days_ahead, made, lastLookedOn: row.looked_on })
}

/**
 * Looks at it in one transaction: its reasons, what was missed, its end, and makes one order, if one is to be made.
 * @param failed days whose orders this look could not make
 * @returns whether this look is over: nothing is left to be made
 * @throws NotMade
 */
async function lookOnce(ctx: Context, id: number, failed: ReadonlySet<LocalDate>): Promise<boolean> {
  const looked = await lockLookedAt(ctx, id)
  if (looked === null || !isWatched(looked.row)) return true
  const { row, rule, today } = looked
  const { make, missed } = toMake(looked)
  const [next, ...later] = make.filter(isRunning).filter(({ date }) => !failed.has(date))
  // Of what is to be placed the number is asked for with the rest. An invalid one is mended first.
  const asked = next && row.status === 'active' ? await askWithNumber(ctx, row) : null
  const { reasons } = await readOrder(ctx, row, ctx.now, asked ?? undefined)
  const status = statusFromReasons(row.status, reasons)
  await listMissed(ctx, looked, missed)
  if (status === 'invalid') await writeFailures(ctx, row, make, errorWords(reasons))
  const last = lastDate(rule)
  const isOver = last !== null && last < today && comingDays(looked).length === 0
  const makes = next !== undefined && status === 'active' && !isOver
  const after = makes ? await makeNext(ctx, looked, next, asked ?? (await askWithNumber(ctx, row))) : looked
  const isDone = isOver || !makes || later.length === 0
  await write(ctx, after, {
    reasons,
    status: isOver ? 'completed' : status,
    isDone,
    isTriedAgain: make.length > (makes ? 1 : 0),
    last,
  })
  return isDone
}

function isRunning(day: PlannedDay): day is PlannedDay & { readonly runsOn: LocalDate } {
  return day.runsOn !== null
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
  readonly reasons: readonly Reason[]
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
  { reasons: found, status, isDone, isTriedAgain, last }: Outcome,
): Promise<void> {
  const { row, timeZone, today } = looked
  const reasons = found.map(shownReason)
  const midnight = unixSecondsAt(addDays(today, 1), 0, timeZone)
  const remind =
    status === 'completed'
      ? []
      : remindersDue(last, row.remind_days, today).filter((days) => !row.reminded.includes(days))
  await ctx.db
    .updateTable('recurring_orders')
    .set({
      reasons: JSON.stringify(reasons),
      faults: JSON.stringify(found.map((reason) => reasonFault(reason, subjectsOf(row)))),
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

function subjectsOf(row: RecurringRow): ReasonSubjects {
  return {
    serviceId: row.service_id,
    customerTenantId: row.customer_tenant_id,
    pickupLocationId: row.pickup_location_id,
    dropoffLocationId: row.dropoff_location_id,
  }
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
