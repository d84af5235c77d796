import { roles } from '#domain/access/roles.ts'
import { occursOn } from '#domain/planner/recurrence.ts'
import { addDays, daySeconds, type LocalDate, unixSecondsAt, wallTimeAt } from '#domain/time/zoned-time.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Context, Deps } from '#server/http/context.ts'
import { cancelJobs } from '#server/jobs/enqueue.ts'
import { lookAtOrder } from '#server/planner/look-at-order.ts'
import { recurringOrderJobName } from '#server/planner/look-soon.ts'
import { ruleOf } from '#server/planner/planner-calendar.ts'
import { changeDay, daysOfOrder, disableDay, enableDay } from '#server/planner/planner-days.ts'
import { changeOrder } from '#server/planner/recurring-order.ts'
import { recurringOrdersHandlers } from '#server/planner/recurring-orders.ts'
import { actAs, namesOf, type Actor, type Stage } from './act-as.ts'
import { carryOn } from './carry-out.ts'
import { recordedDays } from './demo-orders.ts'
import { demoTimeZone } from './demo-organisations.ts'
import type { Course } from './order-plan.ts'
import { createRandom } from './random.ts'

/** What somebody did with a recurring order that runs, each at seven in the morning, before anything is ready. Days from today. */
export type PastAct = { readonly on: number } & (
  | { readonly does: 'pause' | 'resume' }
  | { readonly does: 'change'; readonly to: Schema<'RecurringOrderUpdate'> }
  /** With its next day from that one on, or with all until another. */
  | { readonly does: 'leaveOut' | 'letRun'; readonly day: number; readonly until?: number }
  | { readonly does: 'changeDay'; readonly day: number; readonly to: Schema<'RecurringOrderDayUpdate'> }
)

/** One that was set up when the demo begins. */
export interface RuleWithPast {
  readonly id: number
  readonly owner: Actor
  /** Who drives it, by e-mail address. */
  readonly driver: string
  /** What each of its days orders. */
  readonly order: Course['order']
  readonly past: readonly PastAct[]
}

/** Any day of a rule that stands in a week is found within so many. */
const nextWithin = 6
/** Of what is drawn by lot here. */
const randomSalt = 61

/**
 * Lives through the days since then: at each midnight, and after each act, the planner's own runner looks at them and makes their
 * orders, and their drivers carry out what is made for the day. It ends with the midnight of today.
 * @param begun when they were set up, unix seconds
 * @param now unix seconds
 */
export async function playPast(
  stage: Stage,
  rules: readonly RuleWithPast[],
  begun: number,
  now: number,
): Promise<void> {
  const today = wallTimeAt(now, demoTimeZone).date
  const random = createRandom(Number(today.replaceAll('-', '')) + randomSalt)
  const rows = await stage.db.selectFrom('recurring_orders').selectAll().execute()
  const patterns = new Map(rows.map((row) => [row.id, ruleOf(row)]))
  const runsOn = ({ id }: RuleWithPast, day: LocalDate) => {
    const rule = patterns.get(id)
    return rule !== undefined && occursOn(rule, day)
  }
  for (const each of rules) await lookAt(stage, each, begun)
  for (let day = addDays(wallTimeAt(begun, demoTimeZone).date, 1); day <= today; day = addDays(day, 1)) {
    const midnight = unixSecondsAt(day, 0, demoTimeZone)
    for (const each of rules) {
      // At the other midnights it finds nothing that is to be made.
      if (day === today || runsOn(each, addDays(day, 1))) await lookAt(stage, each, midnight)
      for (const act of each.past.filter(({ on }) => addDays(today, on) === day)) {
        const at = midnight + 7 * 3_600
        await actAs(stage, each.owner, at, (ctx) => perform(ctx, each.id, act, today), inTheRun)
        await lookAt(stage, each, at)
      }
      const recorded = day < addDays(today, -recordedDays) ? 'nothing' : 'past'
      if (day < today) await drive(stage, each, { midnight, recorded, now, random })
    }
  }
  // What the acts wanted to have looked at was looked at.
  for (const { id } of rules) await cancelJobs(stage.db, recurringOrderJobName, String(id))
}

/** Whatever begins with the commit of an act is the look, which {@link lookAt} is. */
const inTheRun = () => {}

async function perform(ctx: Context, id: number, act: PastAct, today: LocalDate): Promise<unknown> {
  switch (act.does) {
    case 'pause':
      return recurringOrdersHandlers.disableRecurringOrder(actOn(id), ctx)
    case 'resume':
      return recurringOrdersHandlers.enableRecurringOrder(actOn(id), ctx)
    case 'change':
      return changeOrder(ctx, id, act.to)
    case 'changeDay': {
      const [date] = await ruleDays(ctx, id, addDays(today, act.day))
      return date && changeDay(ctx, id, date, act.to)
    }
    case 'leaveOut':
    case 'letRun': {
      const from = addDays(today, act.day)
      const dates =
        act.until === undefined
          ? (await ruleDays(ctx, id, from)).slice(0, 1)
          : await ruleDays(ctx, id, from, addDays(today, act.until))
      for (const date of dates) await (act.does === 'leaveOut' ? disableDay : enableDay)(ctx, id, date)
      return undefined
    }
  }
}

function actOn(recurringOrderId: number) {
  return { path: { recurringOrderId }, query: {}, body: undefined as never }
}

async function ruleDays(
  ctx: Context,
  id: number,
  from: LocalDate,
  until: LocalDate = addDays(from, nextWithin),
): Promise<LocalDate[]> {
  return (await daysOfOrder(ctx, id, { from, until })).data.map(({ date }) => date)
}

/** As the runner does it at that instant, but in the transaction of the demo. */
async function lookAt(stage: Stage, { id, owner: { email, tenantId } }: RuleWithPast, at: number): Promise<void> {
  const userId = stage.world.users.get(email) ?? 0
  const names = await namesOf(stage, userId, tenantId)
  const inOneTransaction: Deps['tenantTransaction'] = async (_of, work) => {
    const owner: Actor = { email, tenantId, role: roles.owner }
    return actAs(stage, owner, at, ({ db }) => work(db))
  }
  const deps: Deps = { ...stage.deps, clock: () => at, tenantTransaction: inOneTransaction }
  await lookAtOrder(deps, { id, tenantId, userId, names })
}

/** Carries out what was made for the day. */
async function drive(
  stage: Stage,
  { id, driver, order }: RuleWithPast,
  { midnight, recorded, now, random }: Pick<Course, 'recorded' | 'random'> & { midnight: number; now: number },
): Promise<void> {
  const made = await stage.db
    .selectFrom('delivery_orders')
    .select(['id', 'created_at', 'available_at'])
    .where('created_by_recurring_order_id', '=', id)
    .where('available_at', '>=', midnight)
    .where('available_at', '<', midnight + daySeconds)
    .orderBy('id')
    .execute()
  for (const { id: orderId, created_at: createdAt, available_at: availableAt } of made) {
    const pickedUp = availableAt + random.between(2, 35) * 60
    const droppedOff = pickedUp + random.between(12, 55) * 60
    const plan: Course = {
      createdAt,
      availableAt,
      status: 'completed',
      steps: { assigned: createdAt, pickedUp, droppedOff, completed: droppedOff + random.between(1, 15) * 60 },
      cancelledAt: null,
      driver,
      isAssigned: true,
      order,
      recorded,
      isWaiting: false,
      random,
    }
    await carryOn(stage, plan, orderId, now)
  }
}
