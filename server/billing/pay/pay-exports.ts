import { sql } from 'kysely'
import { notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import type { Input, Schema } from '#generated/handlers.ts'
import { accountingSettingsOf } from '#server/accounting/accounting-settings.ts'
import { actRows, recordAct } from '#server/audit.ts'
import { countedPage } from '#server/db/cursor.ts'
import { writeTogether } from '#server/db/write-together.ts'
import type { Context } from '#server/http/context.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { cancelJobs, enqueue } from '#server/jobs/enqueue.ts'
import { actorOf } from '#server/orders/core/order-timeline.ts'
import { eventRows } from '#server/outbox.ts'
import { checkAct } from '#server/resources/act.ts'
import { payRunJob } from './pay-job.ts'
import { payQuestion } from './preview-pay.ts'

/** The pay runs of the request's courier. */
function payRuns({ db, tenantId }: Context) {
  return db
    .selectFrom('pay_exports as run')
    .where('run.tenant_id', '=', tenantId)
    .select(['run.id', 'run.state', 'run.package', 'run.from_date', 'run.until_date', 'run.pay_date', 'run.done'])
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

type PayRow = Awaited<ReturnType<ReturnType<typeof payRuns>['executeTakeFirstOrThrow']>>

function shownPay(row: PayRow): Schema<'PayExport'> {
  return {
    id: row.id,
    state: row.state,
    package: row.package,
    from: row.from_date,
    until: row.until_date,
    payDate: row.pay_date,
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

export async function payPage(
  ctx: Context,
  pagination: Schema<'PayExportPagination'> | undefined,
): Promise<Schema<'PayExportPage'>> {
  const request = pageRequest(pagination)
  const { direction } = sortOf(pagination, { field: 'createdAt', direction: 'desc' })
  const id = sql.ref<number>('run.id')
  const order = { sort: id, id, direction, cursorOf: (row: PayRow) => ({ value: row.id, id: row.id }) }
  return pageBody(await countedPage(ctx.db, payRuns(ctx), order, request), request, shownPay)
}

/** @throws notFound when it is none of the courier's */
export async function loadPayExport(ctx: Context, id: number): Promise<Schema<'PayExport'>> {
  const row = await payRuns(ctx).where('run.id', '=', id).select('run.driver_ids').executeTakeFirst()
  if (!row) throw notFound(noSuch('pay run'))
  return { ...shownPay(row), ...(row.driver_ids !== null && { driverIds: row.driver_ids }) }
}

/** The same, held until this request is through: it does not keep a run that is under way from writing its statements. */
export async function lockPayExport(ctx: Context, id: number): Promise<Schema<'PayExport'>> {
  await ctx.db
    .selectFrom('pay_exports')
    .select('id')
    .where('id', '=', id)
    .where('tenant_id', '=', ctx.tenantId)
    .forNoKeyUpdate()
    .execute()
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
  await tellOfPay(ctx, id, 'created', input)
  await enqueue(ctx, payRunJob, { payExportId: id }, { key: String(id) })
  return loadPayExport(ctx, id)
}

/** Writes down an act on a pay run and tells of it. */
export async function tellOfPay(ctx: Context, id: number, verb: string, details: object): Promise<void> {
  await writeTogether(ctx.db, [
    actRows(ctx, [{ action: `pay-export.${verb}`, entity: 'pay-export', entityId: id, details }]),
    eventRows(ctx, [{ topic: 'pay-exports', key: id, payload: { action: verb } }]),
  ])
}

export async function cancelPayExport(ctx: Context, id: number): Promise<Schema<'PayExport'>> {
  checkAct('cancelInvoiceExport', await lockPayExport(ctx, id))
  await ctx.db
    .updateTable('pay_exports')
    .set({ state: 'cancelled', ended_at: ctx.now, done: 0 })
    .where('id', '=', id)
    .execute()
  await cancelJobs(ctx.db, payRunJob, String(id))
  await tellOfPay(ctx, id, 'cancelled', {})
  return loadPayExport(ctx, id)
}

/** The files of a pay run. @throws notFound when it is none of the courier's */
export async function payFiles(ctx: Context, id: number): Promise<Schema<'PayFiles'>> {
  await loadPayExport(ctx, id)
  const data = await ctx.db
    .selectFrom('pay_files')
    .select(['position', 'name', 'statements', 'rows'])
    .select(['downloaded_at as downloadedAt', 'downloaded_by_name as downloadedByName'])
    .where('pay_export_id', '=', id)
    .where('tenant_id', '=', ctx.tenantId)
    .orderBy('position')
    .execute()
  return { data }
}

type FilePath = Input<'getInvoiceExportFile'>['path']

/** A file of a pay run, as it was written. @throws notFound */
export async function payFile({ db, tenantId }: Context, { invoiceExportId, position }: FilePath) {
  const file = await db
    .selectFrom('pay_files')
    .select(['name', 'content'])
    .where('tenant_id', '=', tenantId)
    .where('pay_export_id', '=', invoiceExportId)
    .where('position', '=', position)
    .executeTakeFirst()
  if (!file) throw notFound(noSuch('file'))
  return file
}

/** Remembers who has a file of a pay run. @throws notFound */
export async function markPayFileDownloaded(ctx: Context, { invoiceExportId, position }: FilePath): Promise<void> {
  const file = await ctx.db
    .updateTable('pay_files')
    .set({ downloaded_at: ctx.now, downloaded_by_name: actorOf(ctx).name })
    .where('tenant_id', '=', ctx.tenantId)
    .where('pay_export_id', '=', invoiceExportId)
    .where('position', '=', position)
    .returning('name')
    .executeTakeFirst()
  if (!file) throw notFound(noSuch('file'))
  await recordAct(ctx, {
    action: 'pay-export.downloaded',
    entity: 'pay-export',
    entityId: invoiceExportId,
    details: { file: file.name },
  })
}
