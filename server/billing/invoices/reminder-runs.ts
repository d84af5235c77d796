import { reminderMail } from '#domain/messages/invoice-mails.ts'
import { notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import { sql } from 'kysely'
import type { Schema } from '#generated/handlers.ts'
import { actRows } from '#server/audit.ts'
import { insertOf, writeTogether } from '#server/db/write-together.ts'
import type { Row } from '#server/db/schema.ts'
import type { Context } from '#server/http/context.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { inNameOf } from '#server/jobs/in-name-of.ts'
import { defineJob } from '#server/jobs/job.ts'
import { countPressedMails } from '#server/messages/press-limit.ts'
import { messageJobName } from '#server/messages/queue-message.ts'
import { actorOf } from '#server/orders/core/order-timeline.ts'
import { eventRows } from '#server/outbox.ts'
import { checkAct } from '#server/resources/act.ts'
import { beginRun, cancelRun, closeRun, holdRun, tellOfRun, type RunKind } from '../runs/run-life.ts'
import { overdueCustomers, planReminder, refuseStrangers, reminderGround } from './reminders.ts'
import { queuePaperMail } from './send.ts'
import { runPage } from '../runs/run-page.ts'

type ReminderRun = Schema<'ReminderRun'>

function shownRun(row: Row<'reminder_runs'>): ReminderRun {
  return {
    id: row.id,
    state: row.state,
    done: row.done,
    total: row.total,
    sent: row.sent,
    leftOut: row.left_out,
    failure: row.failure,
    madeByName: row.made_by_name,
    createdAt: row.created_at,
    endedAt: row.ended_at,
  }
}

function runs({ db, tenantId }: Pick<Context, 'db' | 'tenantId'>) {
  return db.selectFrom('reminder_runs as run').selectAll().where('run.tenant_id', '=', tenantId)
}

export function reminderRunPage(
  ctx: Context,
  pagination: Schema<'ReminderRunPagination'> | undefined,
): Promise<Schema<'ReminderRunPage'>> {
  return runPage(ctx, runs(ctx), pagination, shownRun)
}

/** @throws notFound when it is none of the courier's */
export async function loadReminderRun(ctx: Context, id: number): Promise<ReminderRun> {
  const row = await runs(ctx).where('run.id', '=', id).executeTakeFirst()
  if (!row) throw notFound(noSuch('reminder run'))
  return shownRun(row)
}

/** Wants customers reminded: the job does it. @throws formError at one that is no customer */
export async function createReminderRun(ctx: Context, { customerIds }: Schema<'ReminderInput'>): Promise<ReminderRun> {
  await refuseStrangers(ctx, customerIds ?? null)
  await countPressedMails(ctx, 'mail', await addressesToRemind(ctx, customerIds ?? null))
  const { id } = await ctx.db
    .insertInto('reminder_runs')
    .values({
      tenant_id: ctx.tenantId,
      customer_ids: customerIds === undefined ? null : JSON.stringify(customerIds),
      made_by_user_id: ctx.userId,
      made_by_name: actorOf(ctx).name,
      created_at: ctx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tellOfRun(ctx, reminderRuns, id, { verb: 'created', details: { customerIds: customerIds ?? null } })
  await enqueue(ctx, reminderRunJob, { reminderRunId: id }, { key: String(id) })
  return loadReminderRun(ctx, id)
}

export async function cancelReminderRun(ctx: Context, id: number): Promise<ReminderRun> {
  await holdRun(ctx, reminderRuns, id)
  checkAct('cancelReminderRun', await loadReminderRun(ctx, id))
  await cancelRun(ctx, reminderRuns, id)
  return loadReminderRun(ctx, id)
}

const reminderRuns: RunKind<'reminder_runs'> = {
  table: 'reminder_runs',
  entity: 'reminder-run',
  topic: 'invoice-reminders',
  job: 'invoice-reminders',
  keepsWhatIsDone: true,
}

/**
 * Reminds customers, each in a transaction of its own that writes down whom it was: begun again, it goes on with the others. Whether one is
 * reminded is looked at once more then, so that what was paid meanwhile is not asked for.
 */
export const reminderRunJob = defineJob<{ reminderRunId: number }>({
  name: reminderRuns.job,
  title: 'Reminders of overdue invoices',
  attempts: 5,
  pause: { first: 5, longest: 60 },
  atOnce: { here: 1, ofTenant: 1 },
  sends: 'later',
  async run({ deps, tenantId, progress, signal }, { reminderRunId: id }) {
    const begun = tenantId === null ? null : await beginRun(deps, reminderRuns, tenantId, id)
    if (begun === null) return
    const act = <Result>(work: (ctx: Context) => Promise<Result>) =>
      inNameOf(deps, begun.principal, reminderRuns.job, work)
    const ids = await act((ctx) => whomToLookAt(ctx, id, begun.row.customer_ids))
    for (const customerId of ids) {
      signal.throwIfAborted()
      await act(async (ctx) => {
        await progress(ctx.db)
        await remind(ctx, id, customerId)
      })
    }
    await act((ctx) => closeRun(ctx, reminderRuns, id, { state: 'done', failure: null }))
  },
  async failed({ deps, tenantId }, { reminderRunId: id }) {
    const begun = tenantId === null ? null : await beginRun(deps, reminderRuns, tenantId, id)
    if (begun === null) return
    const failure = 'It could not go on. Those who were reminded stay so; make another run for the rest.'
    await inNameOf(deps, begun.principal, reminderRuns.job, (ctx) =>
      closeRun(ctx, reminderRuns, id, { state: 'failed', failure }),
    )
  },
})

/** The customers who were not looked at yet. @param only of these; null: of all */
async function whomToLookAt(ctx: Context, id: number, only: readonly number[] | null): Promise<readonly number[]> {
  const { today } = await reminderGround(ctx)
  const reminded = await ctx.db
    .selectFrom('reminders')
    .select('customer_tenant_id')
    .where('reminder_run_id', '=', id)
    .execute()
  const past = new Set(reminded.map((row) => row.customer_tenant_id))
  const overdue = await overdueCustomers(ctx, today, only)
  const ids = overdue.map((customer) => customer.id).filter((customerId) => !past.has(customerId))
  await ctx.db
    .updateTable('reminder_runs')
    .set({ total: past.size + ids.length, done: past.size, sent: past.size, left_out: 0 })
    .where('id', '=', id)
    .execute()
  return ids
}

/** The addresses to which a run that began now would write. */
async function addressesToRemind(ctx: Context, only: readonly number[] | null): Promise<readonly string[]> {
  const ground = await reminderGround(ctx)
  const customers = await overdueCustomers(ctx, ground.today, only)
  const planned = customers.map((customer) => planReminder(customer, ground))
  return planned.flatMap((each) => (each.isDue ? [each.email] : []))
}

async function remind(ctx: Context, runId: number, customerId: number): Promise<void> {
  const ground = await reminderGround(ctx)
  const [customer] = await overdueCustomers(ctx, ground.today, [customerId])
  const planned = customer && planReminder(customer, ground)
  if (planned?.isDue) {
    await queuePaperMail(ctx, ground.writer, {
      kind: reminderMail,
      facts: planned.facts,
      to: planned.email,
      papers: planned.invoices.slice(0, mostAttached).map(({ id }) => ({ kind: 'invoice', invoiceId: id })),
    })
    const ids = planned.invoices.map(({ id }) => id)
    await ctx.db
      .updateTable('invoices')
      .set({ reminded_at: ctx.now })
      .where('id', '=', sql<number>`any(${ids}::bigint[])`)
      .execute()
    await writeTogether(ctx.db, [
      insertOf('reminders', [
        {
          tenant_id: ctx.tenantId,
          reminder_run_id: runId,
          customer_tenant_id: customerId,
          step: planned.facts.step,
          recipient: planned.email,
          total_cents: planned.cents,
          created_at: ctx.now,
        },
      ]),
      actRows(ctx, [
        {
          action: 'customer.reminded',
          entity: 'customer',
          entityId: customerId,
          details: {
            step: planned.facts.step,
            cents: planned.cents,
            invoices: planned.invoices.map((each) => each.number),
          },
        },
      ]),
      eventRows(
        ctx,
        ids.map((key) => ({ topic: 'invoices', key, payload: { action: 'reminded' } })),
      ),
    ])
    ctx.afterCommit(() => ctx.deps.jobBell.ring(messageJobName.name))
  }
  const wasSent = planned?.isDue === true
  await sql`update reminder_runs set done = done + 1, sent = sent + ${wasSent ? 1 : 0}::int, left_out = left_out + ${wasSent ? 0 : 1}::int
    where id = ${runId} and state = 'running'`.execute(ctx.db)
  await writeTogether(ctx.db, [
    eventRows(ctx, [{ topic: 'invoice-reminders', key: runId, payload: { action: 'progress' } }]),
  ])
}

/** A mail stays one that every server takes. */
const mostAttached = 10
