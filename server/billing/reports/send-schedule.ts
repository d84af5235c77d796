import type { HeldPermissions } from '#domain/access/role-permissions.ts'
import { daysOfReport, nextReportAt, receiversIn, type ReportTimes } from '#domain/accounting/report-schedules.ts'
import { isSummary, whyNoReport } from '#domain/accounting/reports.ts'
import { countText } from '#domain/amounts/count-text.ts'
import { reportMail } from '#domain/messages/report-mail.ts'
import { formError, notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import { featuresOf, permissionsHeldBy } from '#server/access/held-there.ts'
import { actRows } from '#server/audit.ts'
import type { Row, RowChange } from '#server/db/schema.ts'
import { writeTogether } from '#server/db/write-together.ts'
import { asSystem } from '#server/http/as-system.ts'
import type { Context, Deps } from '#server/http/context.ts'
import { inNameOf } from '#server/jobs/in-name-of.ts'
import { defineJob } from '#server/jobs/job.ts'
import { countPressedMails } from '#server/messages/press-limit.ts'
import { messageJobName } from '#server/messages/queue-message.ts'
import { eventRows } from '#server/outbox.ts'
import { queuePaperMail, writerOf } from '../invoices/send.ts'
import { reportOf, reportTotals } from './report-rows.ts'

type Schedule = Row<'report_schedules'>

/** A longer file is none for a mail. */
const mostAttached = 20_000

const jobName = 'report-schedules'

/**
 * Sends the reports that are due. Each is sent and has its next time written down in one transaction that holds its row: of several
 * processes, and of one that is killed, it is sent once. What came due while no server ran is sent once as well.
 */
export const reportSchedulesJob = defineJob({
  name: jobName,
  title: 'Scheduled reports',
  attempts: 10,
  pause: { first: 5, longest: 600 },
  atOnce: { here: 1, ofTenant: 1 },
  schedule: { cron: '* * * * *', of: 'installation' },
  sends: 'later',
  run: ({ deps, signal }) => sendDueReports(deps, signal),
})

/** One that cannot be sent does not keep the others; it is tried again with the next look. */
export async function sendDueReports(deps: Deps, signal?: AbortSignal): Promise<void> {
  for (const { id, tenant_id: tenantId, made_by_user_id: userId, ...who } of await dueSchedules(deps)) {
    signal?.throwIfAborted()
    const names = { firstName: who.first_name, lastName: who.last_name, email: who.email, tenantName: who.tenant_name }
    const act = <Result>(work: (ctx: Context) => Promise<Result>) =>
      inNameOf(deps, { tenantId, userId, names }, jobName, work)
    try {
      await act((ctx) => sendDue(ctx, id))
    } catch (error) {
      signal?.throwIfAborted()
      deps.log.warn(
        { err: error, reportScheduleId: id },
        'A report could not be sent; it is tried again within a minute.',
      )
      await act((ctx) => noteOutcome(ctx, id, { last_outcome: 'It could not be sent, and is tried again.' }))
    }
  }
}

/** Those whose time has come, and those whose organization has set its clocks to another zone. */
async function dueSchedules(deps: Deps) {
  return deps.systemTransaction((db) =>
    db
      .selectFrom('report_schedules as s')
      .innerJoin('tenants as t', 't.id', 's.tenant_id')
      .innerJoin('users as u', 'u.id', 's.made_by_user_id')
      .select(['s.id', 's.tenant_id', 's.made_by_user_id', 'u.first_name', 'u.last_name', 'u.email'])
      .select('t.name as tenant_name')
      .where('t.archived_at', 'is', null)
      .where('s.next_at', 'is not', null)
      .where(({ or, eb }) => or([eb('s.next_at', '<=', deps.clock()), eb('s.next_zone', '<>', eb.ref('t.time_zone'))]))
      .orderBy('s.next_at')
      .orderBy('s.id')
      .execute(),
  )
}

/** Of one that somebody else has at hand, or has sent meanwhile, nothing is done. */
async function sendDue(ctx: Context, id: number): Promise<void> {
  const schedule = await ctx.db
    .selectFrom('report_schedules')
    .selectAll()
    .where('id', '=', id)
    .where('tenant_id', '=', ctx.tenantId)
    .where('next_at', 'is not', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!schedule || schedule.next_at === null) return
  const zone = await zoneOf(ctx)
  const next = { next_at: nextReportAt(timesOf(schedule), ctx.now, zone), next_zone: zone }
  if (schedule.next_at > ctx.now) {
    // The clocks are others: it comes at the same time by them.
    await ctx.db.updateTable('report_schedules').set(next).where('id', '=', id).execute()
    return
  }
  const reason = await whyNotSent(ctx, schedule)
  if (reason === null) return sendReport(ctx, schedule, next)
  await noteOutcome(ctx, id, {
    is_paused: true,
    paused_reason: reason,
    next_at: null,
    next_zone: null,
    last_outcome: reason,
  })
  await writeTogether(ctx.db, [
    actRows(ctx, [
      { action: 'report-schedule.paused', entity: 'report-schedule', entityId: id, details: { pausedReason: reason } },
    ]),
  ])
}

function timesOf({ every, weekday, day_of_month, time_of_day }: Schedule): ReportTimes {
  return { every, weekday, dayOfMonth: day_of_month, timeOfDay: time_of_day }
}

async function zoneOf({ db, tenantId }: Context): Promise<string> {
  const tenant = await db.selectFrom('tenants').select('time_zone').where('id', '=', tenantId).executeTakeFirstOrThrow()
  return tenant.time_zone
}

/** Why it is sent to nobody any more; null: nothing stands in its way. */
async function whyNotSent(ctx: Context, schedule: Schedule): Promise<string | null> {
  const { tenantId } = ctx
  const held: HeldPermissions = await asSystem(ctx.db, (db) =>
    permissionsHeldBy(db, tenantId, schedule.made_by_user_id),
  )
  if (!held.has('accounting.read') || !held.has('pricing.read')) {
    return `${schedule.made_by_name} may not read the accounting any more`
  }
  return whyNoReport(schedule.report_kind, await featuresOf(ctx.db, tenantId))
}

/** Sends a report beside its times, with what the request's person may read. @throws notFound; formError as `reportOf` */
export async function sendNow(ctx: Context, id: number): Promise<void> {
  const schedule = await ctx.db
    .selectFrom('report_schedules')
    .selectAll()
    .where('id', '=', id)
    .where('tenant_id', '=', ctx.tenantId)
    .forUpdate()
    .executeTakeFirst()
  if (!schedule) throw notFound(noSuch('report schedule'))
  const reason = whyNoReport(schedule.report_kind, await featuresOf(ctx.db, ctx.tenantId))
  if (reason !== null) throw formError({}, 'no_report', `${reason}.`)
  await countPressedMails(ctx, 'mail', receiversIn(schedule.receivers))
  await sendReport(ctx, schedule, {})
}

/** Writes its mails down, one for each receiver, and what became of it. @param further columns that change with it */
async function sendReport(ctx: Context, schedule: Schedule, further: RowChange<'report_schedules'>): Promise<void> {
  const zone = await zoneOf(ctx)
  const days = daysOfReport(schedule.period, wallTimeAt(ctx.now, zone).date)
  const kind = schedule.report_kind
  const filter = (schedule.more.filter ?? {}) as Schema<'ReportFilter'>
  const report = await reportOf(ctx, { kind, ...days, filter })
  const [sums, writer] = [await reportTotals(ctx.db, report), await writerOf(ctx)]
  const hasFile = isSummary(kind) || sums.orders <= mostAttached
  const receivers = receiversIn(schedule.receivers)
  for (const to of receivers) {
    await queuePaperMail(ctx, writer, {
      kind: reportMail,
      to,
      papers: hasFile ? [{ kind: 'report', report: kind, ...days, filter }] : [],
      facts: {
        organization: writer.organization,
        name: schedule.name,
        ...days,
        orders: sums.orders,
        onTime: sums.onTime,
        promised: sums.promised,
        preTaxCents: sums.preTaxCadCents,
        totalCents: sums.totalCadCents,
        payCents: sums.payCadCents,
        boughtCents: sums.boughtCadCents,
        marginCents: sums.marginCadCents,
        hasFile,
      },
    })
  }
  const said = countText(receivers.length, { one: 'address', many: 'addresses' })
  const orders = countText(sums.orders, { one: 'order', many: 'orders' })
  await noteOutcome(ctx, schedule.id, { ...further, last_outcome: `Sent to ${said}, with ${orders}.` })
  await writeTogether(ctx.db, [
    actRows(ctx, [
      {
        action: 'report-schedule.sent',
        entity: 'report-schedule',
        entityId: schedule.id,
        details: { ...days, receivers: receivers.length },
      },
    ]),
  ])
  ctx.afterCommit(() => ctx.deps.jobBell.ring(messageJobName.name))
}

/** Says what became of it, to those who look at it as well; nobody's change of it is in its way. */
async function noteOutcome(ctx: Context, id: number, change: RowChange<'report_schedules'>): Promise<void> {
  await ctx.db
    .updateTable('report_schedules')
    .set({ last_at: ctx.now, ...change })
    .where('id', '=', id)
    .where('tenant_id', '=', ctx.tenantId)
    .execute()
  await writeTogether(ctx.db, [eventRows(ctx, [{ topic: 'report-schedules', key: id, payload: { action: 'sent' } }])])
}
