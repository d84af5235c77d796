import { sql, type RawBuilder } from 'kysely'
import { notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import type { Input, Schema } from '#generated/handlers.ts'
import { actRows } from '#server/audit.ts'
import { countedPage } from '#server/db/cursor.ts'
import { isListed } from '#server/db/listed.ts'
import { writeTogether } from '#server/db/write-together.ts'
import type { Context } from '#server/http/context.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { lockOrders } from '#server/orders/core/locked-order.ts'
import { actorOf } from '#server/orders/core/order-timeline.ts'
import { eventRows } from '#server/outbox.ts'
import { checkAct } from '#server/resources/act.ts'
import { loadPayExport } from './pay-exports.ts'
import { tellPayOfOrders } from './tell-orders.ts'

/** The statements of the request's courier. */
export function statements({ db, tenantId }: Pick<Context, 'db' | 'tenantId'>) {
  return db
    .selectFrom('pay_statements as statement')
    .where('statement.tenant_id', '=', tenantId)
    .select(['statement.id', 'statement.state', 'statement.number', 'statement.email', 'statement.orders'])
    .select(['statement.pay_export_id as invoiceExportId', 'statement.corrections', 'statement.minutes'])
    .select(['statement.driver_user_id as driverId', 'statement.driver_name as driverName'])
    .select(['statement.from_date as from', 'statement.until_date as until', 'statement.pay_date as payDate'])
    .select(['statement.orders_cents as ordersCadCents', 'statement.corrections_cents as correctionsCadCents'])
    .select(['statement.extras_cents as extrasCadCents', 'statement.deductions_cents as deductionsCadCents'])
    .select(['statement.total_cents as totalCadCents', 'statement.distance_m as distanceM'])
    .select(['statement.created_at as createdAt', 'statement.sent_at as sentAt', 'statement.paid_at as paidAt'])
    .select(['statement.paid_by_name as paidByName', 'statement.voided_at as voidedAt'])
}

type StatementRow = Awaited<ReturnType<ReturnType<typeof statements>['executeTakeFirstOrThrow']>>

function shownStatement({ driverId, driverName, state, ...row }: StatementRow): Schema<'PayStatement'> {
  return { ...row, state: stateOf(state), driver: { id: driverId, name: driverName } }
}

/** The database says it as a text. */
function stateOf(state: string): Schema<'PayStatement'>['state'] {
  return state === 'void' || state === 'paid' ? state : 'unpaid'
}

type Pagination = Schema<'PayStatementPagination'>

const sorts: Readonly<Record<NonNullable<Pagination['sort']>[number]['field'], RawBuilder<string | number>>> = {
  // Numbers are given in the order of the ids.
  number: sql<number>`statement.id`,
  driver: sql<string>`lower(statement.driver_name)`,
  total: sql<number>`statement.total_cents`,
}

async function pageOfStatements(
  ctx: Context,
  pagination: Pagination | undefined,
  usual: 'asc' | 'desc',
  exportId: number | null,
): Promise<Schema<'PayStatementPage'>> {
  const { driverIds, isPaid } = pagination?.filter ?? {}
  const request = pageRequest(pagination)
  const { field, direction } = sortOf(pagination, { field: 'number', direction: usual })
  const sort = sorts[field]
  const rows = statements(ctx)
    .$if(exportId !== null, (query) => query.where('statement.pay_export_id', '=', exportId ?? 0))
    .$if(driverIds !== undefined, (query) =>
      query.where('statement.driver_user_id', '=', sql<number>`any(${driverIds ?? []}::bigint[])`),
    )
    .$if(isPaid !== undefined, (query) => query.where('statement.state', '=', isPaid === true ? 'paid' : 'unpaid'))
    .select(sort.as('sort_key'))
  const found = await countedPage(
    ctx.db,
    rows,
    {
      sort,
      id: sql.ref<number>('statement.id'),
      direction,
      cursorOf: (row) => ({ value: row.sort_key, id: row.id }),
    },
    request,
  )
  return pageBody(found, request, ({ sort_key: _sortKey, ...row }) => shownStatement(row))
}

export function statementPage(ctx: Context, { pagination }: Input<'getPayStatements'>['query']) {
  return pageOfStatements(ctx, pagination, 'desc', null)
}

/** The statements of a pay run. @throws notFound when it is none of the courier's */
export async function statementsOfExport(ctx: Context, id: number, pagination: Pagination | undefined) {
  await loadPayExport(ctx, id)
  return pageOfStatements(ctx, pagination, 'asc', id)
}

/** @throws notFound when it is none of the courier's */
export async function loadStatement(ctx: Context, id: number): Promise<Schema<'PayStatement'>> {
  const row = await statements(ctx).where('statement.id', '=', id).executeTakeFirst()
  if (!row) throw notFound(noSuch('statement'))
  return shownStatement(row)
}

/** How a statement was worked out. @throws notFound when it is none of the courier's */
export async function statementLines(
  ctx: Context,
  id: number,
  pagination: Schema<'PayLinePagination'> | undefined,
): Promise<Schema<'PayLinePage'>> {
  await loadStatement(ctx, id)
  const kinds = pagination?.filter?.kinds
  const request = pageRequest(pagination)
  const { field, direction } = sortOf(pagination, { field: 'position', direction: 'asc' })
  const sort = sql<number>`${sql.raw(field === 'cents' ? 'line.cents' : 'line.position')}`
  const rows = ctx.db
    .selectFrom('pay_lines as line')
    .where('line.tenant_id', '=', ctx.tenantId)
    .where('line.pay_statement_id', '=', id)
    .$if(isListed(kinds), (query) => query.where('line.kind', 'in', kinds ?? []))
    .select(['line.id', 'line.position', 'line.kind', 'line.delivery_order_id as orderId', 'line.day'])
    .select(['line.pay_extra_id as payExtraId', 'line.description', 'line.service_name as serviceName'])
    .select(['line.pre_tax_cents as preTaxCadCents', 'line.left_out_fuel_cents as leftOutFuelCadCents'])
    .select(['line.left_out_wait_cents as leftOutWaitCadCents', 'line.payable_cents as payableCadCents'])
    .select(['line.left_out_adjustment_cents as leftOutAdjustmentsCadCents', 'line.rate'])
    .select(['line.rate_from as rateFrom', 'line.share_cents as shareCadCents', 'line.minutes'])
    .select(['line.adjustments_cents as adjustmentsCadCents', 'line.earned_cents as earnedCadCents'])
    .select(['line.paid_before_cents as paidBeforeCadCents', 'line.distance_m as distanceM'])
    .select([sql<number>`line.cents`.as('totalCadCents'), sort.as('sort_key')])
  const found = await countedPage(
    ctx.db,
    rows,
    { sort, id: sql.ref<number>('line.id'), direction, cursorOf: (row) => ({ value: row.sort_key, id: row.id }) },
    request,
  )
  return pageBody(found, request, ({ sort_key: _sortKey, ...line }) => line)
}

/**
 * Says of a statement, and of its orders, that its driver has got the money, or has not: of orders that it only corrects what was said
 * before stays.
 * @param paidAt unix seconds; null: they have not
 */
export async function markStatement(ctx: Context, id: number, paidAt: number | null): Promise<Schema<'PayStatement'>> {
  await ctx.db
    .selectFrom('pay_statements')
    .select('id')
    .where('id', '=', id)
    .where('tenant_id', '=', ctx.tenantId)
    .forNoKeyUpdate()
    .execute()
  const act = paidAt === null ? ('markPayStatementUnpaid' as const) : ('markPayStatementPaid' as const)
  checkAct(act, await loadStatement(ctx, id))
  const { rows: orders } = await sql<{ id: number }>`
    select delivery_order_id as id from pay_lines where pay_statement_id = ${id} and kind = 'order'`.execute(ctx.db)
  const ids = orders.map((order) => order.id)
  const locked = await lockOrders(ctx, ids)
  const marked = await sql<{ id: number }>`update order_revenues set driver_paid_at = ${paidAt}
    where delivery_order_id = any (${ids}::bigint[]) and (driver_paid_at is null) = ${paidAt !== null}
    returning delivery_order_id as id`.execute(ctx.db)
  const isMarked = new Set(marked.rows.map((row) => row.id))
  await tellPayOfOrders(
    ctx,
    locked.filter((order) => isMarked.has(order.id)),
    paidAt === null ? 'driver-unpaid' : 'driver-paid',
    () => ({ driverPaidAt: paidAt }),
  )
  await ctx.db
    .updateTable('pay_statements')
    .set({ paid_at: paidAt, paid_by_name: paidAt === null ? null : actorOf(ctx).name })
    .where('id', '=', id)
    .execute()
  const verb = paidAt === null ? 'unpaid' : 'paid'
  await writeTogether(ctx.db, [
    actRows(ctx, [{ action: `pay-statement.${verb}`, entity: 'pay-statement', entityId: id, details: { paidAt } }]),
    eventRows(ctx, [{ topic: 'pay-statements', key: id, payload: { action: verb } }]),
  ])
  return loadStatement(ctx, id)
}
