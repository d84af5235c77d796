import { sql } from 'kysely'
import { formError, notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { accountingSettingsOf } from '#server/accounting/accounting-settings.ts'
import type { Context } from '#server/http/context.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { actorOf } from '#server/orders/core/order-timeline.ts'
import { checkAct } from '#server/resources/act.ts'
import { invoicePage } from '../invoices/invoice-page.ts'
import { ownScope } from '../invoices/invoice-scope.ts'
import { shownExclusions } from './exclusions.ts'
import { freeNumber, loadRun, type RunQuestion } from './load-run.ts'
import { runQuestion } from './preview-run.ts'
import { billingRunJob, billingRuns } from './run-job.ts'
import {
  cancelRun,
  holdRun,
  markFileDownloaded,
  runFiles,
  tellOfRun,
  type RunFileKind,
  type RunFileRef,
} from './run-life.ts'
import { runPage } from './run-page.ts'
import { dryRunChanged, versionOfRun } from './run-version.ts'

/** The runs of the request's courier. */
function runs({ db, tenantId }: Context) {
  return db
    .selectFrom('billing_exports as run')
    .where('run.tenant_id', '=', tenantId)
    .select(['run.id', 'run.state', 'run.package', 'run.grouping', 'run.until_date', 'run.invoice_date', 'run.done'])
    .select(['run.total', 'run.failure', 'run.orders', 'run.invoices', 'run.credit_notes', 'run.pre_tax_cents'])
    .select(['run.tax_cents', 'run.total_cents', 'run.made_by_name', 'run.created_at', 'run.ended_at'])
    .select(['run.reversed_at', 'run.reversed_by_name', 'run.reversal_reason'])
    .select([
      sql<number | null>`jsonb_array_length(run.customer_ids)`.as('customers'),
      numberOf('asc').as('first_number'),
      numberOf('desc').as('last_number'),
      excludedSum('orders').as('excluded_orders'),
      excludedSum('totalCadCents').as('excluded_cents'),
    ])
}

function numberOf(direction: 'asc' | 'desc') {
  return sql<
    string | null
  >`(select number from invoices where billing_export_id = run.id order by id ${sql.raw(direction)} limit 1)`
}

/** The sum over all that a run left unbilled. The database adds it up: a row may keep the names and reasons of thousands. */
function excludedSum(field: keyof Pick<Schema<'BillingExclusion'>, 'orders' | 'totalCadCents'>) {
  return sql<number>`(
    select coalesce(sum((part ->> ${sql.lit(field)})::bigint), 0)::bigint from jsonb_array_elements(run.excluded) as part)`
}

type ExportRow = Awaited<ReturnType<ReturnType<typeof runs>['executeTakeFirstOrThrow']>>

function shownExport(row: ExportRow): Schema<'BillingExport'> {
  return {
    id: row.id,
    state: row.state,
    package: row.package,
    grouping: row.grouping,
    until: row.until_date,
    invoiceDate: row.invoice_date,
    customers: row.customers,
    done: row.done,
    total: row.total,
    failure: row.failure,
    orders: row.orders,
    invoices: row.invoices,
    creditNotes: row.credit_notes,
    preTaxCadCents: row.pre_tax_cents,
    taxCadCents: row.tax_cents,
    totalCadCents: row.total_cents,
    excludedOrders: row.excluded_orders,
    excludedCadCents: row.excluded_cents,
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

export function exportPage(
  ctx: Context,
  pagination: Schema<'BillingExportPagination'> | undefined,
): Promise<Schema<'BillingExportPage'>> {
  return runPage(ctx, runs(ctx), pagination, shownExport)
}

/** @throws notFound when it is none of the courier's */
export async function loadExport(ctx: Context, id: number): Promise<Schema<'BillingExport'>> {
  const row = await runs(ctx).where('run.id', '=', id).select('run.customer_ids').executeTakeFirst()
  if (!row) throw notFound(noSuch('billing run'))
  return {
    ...shownExport(row),
    ...(row.customer_ids !== null && { customerIds: row.customer_ids }),
  }
}

/** The customers and orders that a run left unbilled. @throws notFound when it is none of the courier's */
export async function exclusionsOfExport(ctx: Context, id: number): Promise<Schema<'BillingExclusions'>> {
  const row = await runs(ctx).where('run.id', '=', id).select('run.excluded').executeTakeFirst()
  if (!row) throw notFound(noSuch('billing run'))
  return { data: [...row.excluded] }
}

/** The same, held until this request is through. */
export async function lockExport(ctx: Context, id: number): Promise<Schema<'BillingExport'>> {
  await holdRun(ctx, billingRuns, id)
  return loadExport(ctx, id)
}

/**
 * Wants a run: the job makes it.
 * @throws formError as `runQuestion` does, and `dry_run_changed` where it would come to something else than the caller was shown
 */
export async function createExport(ctx: Context, input: Schema<'BillingRunInput'>): Promise<Schema<'BillingExport'>> {
  const question = await runQuestion(ctx, input)
  const { expected } = input
  const settings = await accountingSettingsOf(ctx)
  const excluded = await excludedAsShown(ctx, question, expected?.version)
  const { id } = await ctx.db
    .insertInto('billing_exports')
    .values({
      tenant_id: ctx.tenantId,
      package: settings.package,
      grouping: input.grouping,
      until_date: question.until,
      invoice_date: question.invoiceDate,
      customer_ids: question.customerIds === null ? null : JSON.stringify(question.customerIds),
      excluded: JSON.stringify(excluded),
      expected: expected
        ? JSON.stringify({
            orders: expected.orders,
            totalCents: expected.totalCadCents,
            ...(expected.version !== undefined && { version: expected.version }),
          })
        : null,
      made_by_user_id: ctx.userId,
      made_by_name: actorOf(ctx).name,
      created_at: ctx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tellOfRun(ctx, billingRuns, id, { verb: 'created', details: input })
  await enqueue(ctx, billingRunJob, { billingExportId: id }, { key: String(id) })
  return loadExport(ctx, id)
}

/**
 * The exclusions of a run with what each keeps out of it. The run is worked out for them, and to compare it with what the caller was shown.
 * @throws formError `dry_run_changed`
 */
async function excludedAsShown(
  ctx: Context,
  question: RunQuestion,
  version: string | undefined,
): Promise<readonly Schema<'BillingExclusion'>[]> {
  if (version === undefined && question.excluded.length === 0) return []
  const run = await loadRun(ctx, question, await freeNumber(ctx))
  if (version !== undefined && version !== versionOfRun(run)) throw formError({}, 'dry_run_changed', dryRunChanged)
  return shownExclusions(ctx, run.excluded)
}

export async function cancelExport(ctx: Context, id: number): Promise<Schema<'BillingExport'>> {
  checkAct('cancelBillingExport', await lockExport(ctx, id))
  await cancelRun(ctx, billingRuns, id)
  return loadExport(ctx, id)
}

/** The invoices of a run. @throws notFound when it is none of the courier's */
export async function exportInvoices(
  ctx: Context,
  id: number,
  pagination: Schema<'InvoicePagination'> = {},
): Promise<Schema<'InvoicePage'>> {
  await loadExport(ctx, id)
  const sort = pagination.sort ?? [{ field: 'number' as const, direction: 'asc' as const }]
  const scope = await ownScope(ctx)
  return invoicePage(scope, { pagination: { ...pagination, sort } }, sql<boolean>`invoice.billing_export_id = ${id}`)
}

/** What each customer was billed by a run and by the newest before it that was not reversed. */
export async function exportDifferences(ctx: Context, id: number): Promise<Schema<'BillingDifferences'>> {
  await loadExport(ctx, id)
  const before = await ctx.db
    .selectFrom('billing_exports')
    .select('id')
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '<', id)
    .where('state', '=', 'done')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const { rows } = await sql<Schema<'BillingDifference'>>`
    with billed as materialized (
      select customer_tenant_id, billing_export_id = ${id} as is_now,
        sum(case when kind = 'invoice' then total_cents else -total_cents end)::bigint as cents, sum(orders)::int as orders
      from invoices where tenant_id = ${ctx.tenantId} and billing_export_id in (${id}, ${before?.id ?? id}) group by 1, 2)
    select json_build_object('id', customer.id, 'name', customer.name) as customer,
      coalesce(earlier.cents, 0)::bigint as "beforeCadCents", coalesce(own.cents, 0)::bigint as "nowCadCents",
      coalesce(earlier.orders, 0) as "beforeOrders", coalesce(own.orders, 0) as "nowOrders"
    from (select * from billed where not is_now) as earlier
    full join (select * from billed where is_now) as own on own.customer_tenant_id = earlier.customer_tenant_id
    join tenants customer on customer.id = coalesce(own.customer_tenant_id, earlier.customer_tenant_id)
    order by abs(coalesce(own.cents, 0) - coalesce(earlier.cents, 0)) desc, customer.id limit 200`.execute(ctx.db)
  return { before: before?.id ?? null, data: rows }
}

export const billingFiles: RunFileKind = {
  table: 'billing_files',
  of: 'billing_export_id',
  columns: ['kind', 'invoices'],
}

/** The files of a run. @throws notFound when it is none of the courier's */
export async function exportFiles(ctx: Context, id: number): Promise<Schema<'BillingFiles'>> {
  await loadExport(ctx, id)
  return { data: await runFiles<Schema<'BillingFile'>>(ctx, billingFiles, id) }
}

/** Remembers who has a file of a run. @throws notFound */
export function markDownloaded(ctx: Context, file: RunFileRef): Promise<void> {
  return markFileDownloaded(ctx, { ...billingFiles, entity: billingRuns.entity }, file)
}
