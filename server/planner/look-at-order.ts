import { sql } from 'kysely'
import { remindersDue } from '#domain/planner/badge.ts'
import { plannedDays, type PlannedDay, type PlannerCalendar } from '#domain/planner/calendar.ts'
import { daysToMake } from '#domain/planner/days-to-make.ts'
import { shownReason } from '#domain/planner/kept-order.ts'
import { statusFromReasons } from '#domain/planner/reasons.ts'
import { lastDate, type RecurrenceRule } from '#domain/planner/recurrence.ts'
import { addDays, unixSecondsAt, wallTimeAt, type LocalDate } from '#domain/time/zoned-time.ts'
import type { Context, Deps } from '#server/http/context.ts'
import { betweenOutsideCalls } from '#server/http/outside-calls.ts'
import { tellOf } from '#server/notices/tell-of.ts'
import { publish } from '#server/outbox.ts'
import { failureOf, makeDay, type NotMade } from './make-day.ts'
import {
  calendarsOf,
  exceptionsIn,
  ruleOf,
  type CourierCalendar,
  type DayRow,
  type RecurringRow,
} from './planner-calendar.ts'
import { writeEvent } from './planner-events.ts'
import { readOrder } from './read-order.ts'
import { contextOfRun } from './run-context.ts'

/** How far ahead the next day is looked for: of a rule that runs once in years it is found later. Days. */
export const shownAhead = 400

/** Seconds after which what could not be made is tried again. */
const againSeconds = 3_600

/** A recurring order with all that says when it runs. */
export interface LookedAt {
  readonly row: RecurringRow
  readonly days: readonly DayRow[]
  readonly rule: RecurrenceRule
  readonly calendar: PlannerCalendar & Pick<CourierCalendar, 'timeZone'>
  /** By the courier's clock. */
  readonly today: LocalDate
}

/** Reads and locks it. @returns null: there is none, or another process is at it */
export async function lockOrderToLook(ctx: Context, id: number): Promise<LookedAt | null> {
  const row = await ctx.db
    .selectFrom('recurring_orders')
    .selectAll()
    .where('id', '=', id)
    .where('tenant_id', '=', ctx.tenantId)
    .forUpdate()
    .executeTakeFirst()
  return row ? withDays(ctx, row) : null
}

export async function withDays(ctx: Context, row: RecurringRow): Promise<LookedAt> {
  const days = await ctx.db
    .selectFrom('recurring_order_days')
    .selectAll()
    .where('recurring_order_id', '=', row.id)
    .execute()
  const calendar = (await calendarsOf(ctx.db, [row.courier_tenant_id])).get(row.courier_tenant_id)
  if (!calendar) throw new Error(`The courier of recurring order ${row.id} cannot be read.`)
  const today = wallTimeAt(ctx.now, calendar.timeZone).date
  return { row, days, rule: ruleOf(row), calendar: { ...calendar, exceptions: exceptionsIn(days) }, today }
}

/**
 * Looks at a recurring order that is due: makes what is to be made, one order in one transaction, lists what was missed, and says what is
 * wrong with it. It may end at any point and be done again.
 */
export async function lookAtOrder(
  deps: Deps,
  { id, tenantId, userId }: { readonly id: number; readonly tenantId: number; readonly userId: number },
  signal?: AbortSignal,
): Promise<void> {
  const inTransaction = <Result>(work: (ctx: Context) => Promise<Result>) =>
    betweenOutsideCalls((outside) =>
      deps.tenantTransaction({ tenantId, userId }, async (db) =>
        work(await contextOfRun(deps, db, outside, { tenantId, userId })),
      ),
    )
  const tried = new Set<LocalDate>()
  for (;;) {
    signal?.throwIfAborted()
    const next = await inTransaction((ctx) => lookOnce(ctx, id, tried))
    if (next === null) return
    tried.add(next.date)
    const failure = await madeOrFailure(() => inTransaction((ctx) => makeNext(ctx, id, next)))
    if (failure !== null) await inTransaction((ctx) => writeFailure(ctx, id, next, failure))
  }
}

/** What it came to, where it cannot be made as it is. @throws what trying again may mend */
async function madeOrFailure(make: () => Promise<number | null | NotMade>): Promise<string | null> {
  try {
    const made = await make()
    return made !== null && typeof made === 'object' ? made.failure : null
  } catch (error) {
    const failure = failureOf(error)
    if (failure === null) throw error
    return failure
  }
}

/** Makes it, unless somebody has changed the rule since it was found. */
async function makeNext(ctx: Context, id: number, next: PlannedDay): Promise<number | null | NotMade> {
  const looked = await lockOrderToLook(ctx, id)
  if (looked === null || looked.row.status !== 'active') return null
  const day = toMake(looked).make.find(({ date, runsOn }) => date === next.date && runsOn === next.runsOn)
  if (!day) return null
  const { row, days, calendar } = looked
  const made = await makeDay(ctx, row, day, changesOn(days, day.date), calendar.timeZone)
  if (typeof made === 'number') await tellOfChange(ctx, id, 'order-made')
  return made
}

export function changesOn(days: readonly DayRow[], date: LocalDate): DayRow['changes'] {
  return days.find((each) => each.date === date)?.changes ?? {}
}

/** What failed for a day that has not gone by is tried again at each look; what somebody decided about is not. */
function toMake({ row, days, rule, calendar, today }: LookedAt) {
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
  const looked = await lockOrderToLook(ctx, id)
  if (looked === null || (looked.row.status !== 'active' && looked.row.status !== 'invalid')) return null
  const { row, rule, calendar, today } = looked
  const read = await readOrder(ctx, row, ctx.now)
  const status = statusFromReasons(row.status, read.reasons)
  const { make, missed } = toMake(looked)
  await listMissed(ctx, id, missed)
  const next = status === 'active' ? make.find(({ date }) => !tried.has(date)) : undefined
  if (status === 'invalid') for (const day of make) await writeFailure(ctx, id, day, failureWordsOf(read.reasons))
  const last = lastDay(rule)
  const isOver =
    last !== null && last < today && plannedDays(rule, calendar, today, addDays(today, shownAhead)).length === 0
  await write(ctx, looked, {
    reasons: read.reasons.map(shownReason),
    status: isOver ? 'completed' : status,
    isDone: next === undefined,
    isTriedAgain: make.length > 0,
    last,
  })
  return isOver ? null : (next ?? null)
}

function failureWordsOf(reasons: readonly Parameters<typeof shownReason>[0][]): string {
  return reasons
    .map(shownReason)
    .filter(({ severity }) => severity === 'error')
    .map(({ text }) => text)
    .join(' ')
}

function lastDay(rule: RecurrenceRule): LocalDate | null {
  return rule.endDate === null ? null : (lastDate(rule) ?? rule.endDate)
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
  const { row, calendar, today } = looked
  const midnight = unixSecondsAt(addDays(today, 1), 0, calendar.timeZone)
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
  const told = { facts: { name: row.name }, payload: { recurring_order: { id: row.id } }, tenantId: row.tenant_id }
  if (status === 'invalid' && row.status !== 'invalid')
    await tellOf({ ...ctx, userId: null }, { type: 'recurringOrderInvalid', ...told })
  if (remind.length > 0) await tellOf({ ...ctx, userId: null }, { type: 'recurringOrderEndsSoon', ...told })
  if (status === 'completed') await writeEvent(ctx, row.id, { type: 'completed', byItself: true })
  const isChanged = status !== row.status || JSON.stringify(reasons) !== JSON.stringify(row.reasons)
  if (isChanged || remind.length > 0) await tellOfChange(ctx, row.id, status)
}

/** The next day on which it runs, of those that have no order yet. */
export function nextDay({ days, rule, calendar, today }: LookedAt): LocalDate | null {
  const made = new Set(days.filter(({ state }) => state !== null).map(({ date }) => date))
  const next = plannedDays(rule, calendar, today, addDays(today, shownAhead)).find(
    ({ date, runsOn }) => runsOn !== null && !made.has(date),
  )
  return next?.runsOn ?? null
}

async function listMissed(ctx: Context, id: number, missed: readonly PlannedDay[]): Promise<void> {
  if (missed.length === 0) return
  await ctx.db
    .insertInto('recurring_order_days')
    .values(
      missed.map(({ date, runsOn }) => ({ recurring_order_id: id, date, state: 'missed' as const, ran_on: runsOn })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['recurring_order_id', 'date'])
        .doUpdateSet((eb) => ({ state: 'missed' as const, ran_on: eb.ref('excluded.ran_on') }))
        .where('recurring_order_days.state', 'is', null),
    )
    .execute()
  await tellOfChange(ctx, id, 'missed')
}

/** Says of a day why its order was not made. It stands there until it is made, or somebody decides. */
async function writeFailure(ctx: Context, id: number, { date, runsOn }: PlannedDay, failure: string): Promise<void> {
  await ctx.db
    .insertInto('recurring_order_days')
    .values({ recurring_order_id: id, date, state: 'failed', ran_on: runsOn, failure })
    .onConflict((conflict) =>
      conflict
        .columns(['recurring_order_id', 'date'])
        .doUpdateSet({ state: 'failed', ran_on: runsOn, failure })
        .where(sql<boolean>`recurring_order_days.state is null or recurring_order_days.state in ('missed', 'failed')`),
    )
    .execute()
  await tellOfChange(ctx, id, 'not-made')
}

/** Those who look at the planner look again. */
export async function tellOfChange(ctx: Context, id: number, verb: string): Promise<void> {
  const row = await ctx.db
    .selectFrom('recurring_orders')
    .select(['tenant_id', 'courier_tenant_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await publish(ctx, {
    topic: 'recurring-orders',
    key: id,
    payload: { action: `recurring-order.${verb}` },
    audienceTenantIds: [row.tenant_id, row.courier_tenant_id],
  })
}
