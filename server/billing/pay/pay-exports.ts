import { sql } from 'kysely'
import { notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { accountingSettingsOf } from '#server/accounting/accounting-settings.ts'
import type { Context } from '#server/http/context.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { actorOf } from '#server/orders/core/order-timeline.ts'
import { checkAct } from '#server/resources/act.ts'
import {
  cancelRun,
  holdRun,
  markFileDownloaded,
  runFiles,
  tellOfRun,
  type RunFileKind,
  type RunFileRef,
} from '../runs/run-life.ts'
import { payRunJob, payRuns } from './pay-job.ts'
import { payQuestion } from './preview-pay.ts'
import { runPage } from '../runs/run-page.ts'

/** The pay runs of the request's courier. */
function runs({ db, tenantId }: Context) {
  return db
    .selectFrom('pay_exports as run')
    .where('run.tenant_id', '=', tenantId)
    .select([
      'run.id',
      'run.state',
      'run.package',
      'run.from_date',
      'run.until_date',
      'run.pay_date',
      'run.bill_date',
      'run.done',
    ])
    .select(['run.total', 'run.failure', 'run.statements', 'run.orders', 'run.corrections', 'run.extras'])
    .select(['run.total_cents', 'run.made_by_name', 'run.created_at', 'run.ended_at'])
    .select(['run.reversed_at', 'run.reversed_by_name', 'run.reversal_reason'])
    .select([
      sql<number | null>`jsonb_array_length(run.driver_ids)`.as('drivers'),
      numberOf('asc').as('first_number'),
      numberOf('desc').as('last_number'),
    ])
}

function numberOf(direction: 'asc' | 'desc') {
  return sql<
    string | null
  >`(select number from pay_statements where pay_export_id = run.id order by id ${sql.raw(direction)} limit 1)`
}

type PayRow = Awaited<ReturnType<ReturnType<typeof runs>['executeTakeFirstOrThrow']>>

function shownPay(row: PayRow): Schema<'PayExport'> {
  return {
    id: row.id,
    state: row.state,
    package: row.package,
    from: row.from_date,
    until: row.until_date,
    payDate: row.pay_date,
    billDate: row.bill_date ?? row.until_date,
    drivers: row.drivers,
    done: row.done,
    total: row.total,
    failure: row.failure,
    statements: row.statements,
    orders: row.orders,
    corrections: row.corrections,
    extras: row.extras,
    totalCadCents: row.total_cents,
    firstNumber: row.first_number,
    lastNumber: row.last_number,
    madeByName: row.made_by_name,
    createdAt: row.created_at,
    endedAt: row.ended_at,
    reversedAt: row.reversed_at,
    reversedByName: row.reversed_by_name,
    reversalReason: row.reversal_reason,
  }
}

export function payPage(
  ctx: Context,
  pagination: Schema<'PayExportPagination'> | undefined,
): Promise<Schema<'PayExportPage'>> {
  return runPage(ctx, runs(ctx), pagination, shownPay)
}

/** @throws notFound when it is none of the courier's */
export async function loadPayExport(ctx: Context, id: number): Promise<Schema<'PayExport'>> {
  const row = await runs(ctx).where('run.id', '=', id).select('run.driver_ids').executeTakeFirst()
  if (!row) throw notFound(noSuch('pay run'))
  return { ...shownPay(row), ...(row.driver_ids !== null && { driverIds: row.driver_ids }) }
}

/** The same, held until this request is through. */
export async function lockPayExport(ctx: Context, id: number): Promise<Schema<'PayExport'>> {
  await holdRun(ctx, payRuns, id)
  return loadPayExport(ctx, id)
}

/** Wants a pay run: the job makes it. */
export async function createPayExport(ctx: Context, input: Schema<'PayRunInput'>): Promise<Schema<'PayExport'>> {
  const question = await payQuestion(ctx, input)
  const { expected } = input
  const settings = await accountingSettingsOf(ctx)
  const { id } = await ctx.db
    .insertInto('pay_exports')
    .values({
      tenant_id: ctx.tenantId,
      package: settings.package,
      from_date: question.from,
      until_date: question.until,
      pay_date: question.payDate,
      driver_ids: question.driverIds === null ? null : JSON.stringify(question.driverIds),
      expected: expected ? JSON.stringify({ orders: expected.orders, totalCents: expected.totalCadCents }) : null,
      made_by_user_id: ctx.userId,
      made_by_name: actorOf(ctx).name,
      created_at: ctx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tellOfRun(ctx, payRuns, id, { verb: 'created', details: input })
  await enqueue(ctx, payRunJob, { payExportId: id }, { key: String(id) })
  return loadPayExport(ctx, id)
}

export async function cancelPayExport(ctx: Context, id: number): Promise<Schema<'PayExport'>> {
  checkAct('cancelInvoiceExport', await lockPayExport(ctx, id))
  await cancelRun(ctx, payRuns, id)
  return loadPayExport(ctx, id)
}

export const payFiles: RunFileKind = { table: 'pay_files', of: 'pay_export_id', columns: ['statements'] }

/** The files of a pay run. @throws notFound when it is none of the courier's */
export async function filesOfExport(ctx: Context, id: number): Promise<Schema<'PayFiles'>> {
  await loadPayExport(ctx, id)
  return { data: await runFiles<Schema<'PayFile'>>(ctx, payFiles, id) }
}

/** Remembers who has a file of a pay run. @throws notFound */
export function markPayFileDownloaded(ctx: Context, file: RunFileRef): Promise<void> {
  return markFileDownloaded(ctx, { ...payFiles, entity: payRuns.entity }, file)
}
