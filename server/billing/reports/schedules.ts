import { nextReportAt, receiversFault, receiversIn, type ReportTimes } from '#domain/accounting/report-schedules.ts'
import { refuseErrors } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'
import { featuresOf } from '#server/access/held-there.ts'
import type { Context } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { actorOf } from '#server/orders/core/order-timeline.ts'
import { actOf } from '#server/resources/act.ts'
import { createOf, deleteOf, getOf, listOf, updateOf } from '#server/resources/handlers.ts'
import { defineResource } from '#server/resources/resource.ts'
import { foreignFaults } from '../refuse-foreign.ts'
import { refuseKind } from './report-rows.ts'
import { sendNow } from './send-schedule.ts'

/**
 * Reports that are sent again and again (docs/rules/figures.md, "Reports by mail").
 * @param timeZone of the organization
 */
function schedulesIn(ctx: Context, timeZone: string) {
  return defineResource('reportSchedule', 'report_schedules', {
    // Who changes it answers for it.
    filledIn: (times, _change, before) => ({
      ...(times.every !== 'week' && { weekday: null }),
      ...(times.every !== 'month' && { day_of_month: null }),
      ...inNameOfCaller(ctx),
      ...(before?.isPaused === true ? {} : nextOf(ctx, times, timeZone)),
    }),
    async check(asking, _given, { after }) {
      const { every, weekday, dayOfMonth, receivers, sendsOutside = false, reportKind: kind, filter = {} } = after
      refuseErrors({
        ...(every === 'week' && !weekday && { '/weekday': ['Required'] }),
        ...(every === 'month' && !dayOfMonth && { '/dayOfMonth': ['Required'] }),
      })
      refuseKind(kind, await featuresOf(asking.db, asking.tenantId))
      await refuseForeignOrders(asking, filter)
      await refuseReceivers(asking, receivers, sendsOutside)
    },
  })
}

function inNameOfCaller(ctx: Context) {
  return { made_by_user_id: ctx.userId, made_by_name: actorOf(ctx).name }
}

function nextOf({ now }: Pick<Context, 'now'>, times: ReportTimes, timeZone: string) {
  return { next_at: nextReportAt(times, now, timeZone), next_zone: timeZone, paused_reason: null }
}

/** @throws formError of what is no address, and of those of nobody in the organization that nobody has confirmed */
async function refuseReceivers({ db, tenantId }: Context, text: string, sendsOutside: boolean): Promise<void> {
  const fault = receiversFault(text)
  if (fault !== null) refuseErrors({ '/receivers': [fault] })
  if (sendsOutside) return
  const people = await db
    .selectFrom('people')
    .innerJoin('users', 'users.id', 'people.user_id')
    .select('users.email')
    .where('people.tenant_id', '=', tenantId)
    .execute()
  const known = new Set(people.map(({ email }) => email.toLowerCase()))
  const outside = receiversIn(text).filter((receiver) => !known.has(receiver))
  if (outside.length > 0) {
    refuseErrors({ '/receivers': [`Nobody in the organization has ${outside.join(', ')}: confirm that this is meant`] })
  }
}

async function refuseForeignOrders(ctx: Context, filter: Schema<'ReportFilter'>): Promise<void> {
  const { customerIds = [], driverIds = [], courierIds = [], supplierIds = [] } = filter
  const at = (name: string) => (index: number) => `/filter/${name}/${index}`
  refuseErrors({
    ...(await foreignFaults(ctx, 'customers', customerIds, at('customerIds'))),
    ...(await foreignFaults(ctx, 'drivers', driverIds, at('driverIds'))),
    ...(await foreignFaults(ctx, 'couriers', courierIds, at('courierIds'))),
    ...(await foreignFaults(ctx, 'suppliers', supplierIds, at('supplierIds'))),
    ...(await foreignFaults(ctx, 'orderable', filter.serviceIds ?? [], at('serviceIds'))),
  })
}

async function schedulesOf(ctx: Context) {
  const { time_zone: timeZone } = await ctx.db
    .selectFrom('tenants')
    .select('time_zone')
    .where('id', '=', ctx.tenantId)
    .executeTakeFirstOrThrow()
  return { timeZone, schedules: schedulesIn(ctx, timeZone) }
}

export const reportSchedulesHandlers = defineHandlers({
  getReportSchedules: async (input, ctx) => listOf((await schedulesOf(ctx)).schedules)(input, ctx),
  getReportSchedule: async (input, ctx) => getOf((await schedulesOf(ctx)).schedules)(input, ctx),
  createReportSchedule: async (input, ctx) => createOf((await schedulesOf(ctx)).schedules)(input, ctx),
  updateReportSchedule: async (input, ctx) => updateOf((await schedulesOf(ctx)).schedules)(input, ctx),
  deleteReportSchedule: async (input, ctx) => deleteOf((await schedulesOf(ctx)).schedules)(input, ctx),

  async pauseReportSchedule(input, ctx) {
    const { schedules } = await schedulesOf(ctx)
    const paused = { next_at: null, next_zone: null, paused_reason: null }
    return actOf(schedules, 'pauseReportSchedule', () => Promise.resolve(paused))(input, ctx)
  },

  async resumeReportSchedule(input, ctx) {
    const { schedules, timeZone } = await schedulesOf(ctx)
    return actOf(schedules, 'resumeReportSchedule', (_ctx, row) =>
      Promise.resolve({ ...inNameOfCaller(ctx), ...nextOf(ctx, row, timeZone) }),
    )(input, ctx)
  },

  async sendReportSchedule(input, ctx) {
    const { schedules } = await schedulesOf(ctx)
    await sendNow(ctx, input.path.reportScheduleId)
    return getOf(schedules)(input, ctx)
  },
})
