import { sql } from 'kysely'
import { formError } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'
import { accountingSettingsOf } from '#server/accounting/accounting-settings.ts'
import type { Context } from '#server/http/context.ts'
import { lockOrders } from '#server/orders/core/locked-order.ts'
import { actorOf } from '#server/orders/core/order-timeline.ts'
import { checkAct } from '#server/resources/act.ts'
import { isClosed } from '../runs/load-run.ts'
import { tellOfRun } from '../runs/run-life.ts'
import { loadPayExport, lockPayExport } from './pay-exports.ts'
import { payRuns } from './pay-job.ts'
import { tellPayOfOrders } from './tell-orders.ts'

/**
 * Takes a pay run back: its statements are void, its orders and extras due again, or paid as they were before it. Numbers stay spent.
 * @throws formError `cannot_reverse` while a later run corrects one of its orders, one of its statements or orders was said to be paid,
 * or where the books are closed
 */
export async function reversePay(
  ctx: Context,
  id: number,
  { reason }: Schema<'BillingReversal'>,
): Promise<Schema<'PayExport'>> {
  const run = await lockPayExport(ctx, id)
  checkAct('reverseInvoiceExport', run)
  const settings = await accountingSettingsOf(ctx)
  if (isClosed(settings, run.billDate)) {
    throw cannotReverse(
      `The books are closed up to ${settings.booksClosedUntil}, and the bills in its files are dated ${run.billDate}.`,
    )
  }
  const ids = await ordersOfPay(ctx, id)
  const orders = await lockOrders(ctx, ids)
  await refusePaid(ctx, id)
  await refuseLaterPay(ctx, id)
  await sql`update pay_lines set is_live = false where pay_export_id = ${id}`.execute(ctx.db)
  await sql`update pay_statements set voided_at = ${ctx.now} where pay_export_id = ${id}`.execute(ctx.db)
  await sql`update pay_extras set pay_statement_id = null, updated_at = ${ctx.now}, version = version + 1
    where pay_statement_id in (select id from pay_statements where pay_export_id = ${id})`.execute(ctx.db)
  await restoreTerms(ctx, ids)
  await ctx.db
    .updateTable('pay_exports')
    .set({
      state: 'reversed',
      reversed_at: ctx.now,
      reversed_by_name: actorOf(ctx).name,
      reversal_reason: reason.trim(),
    })
    .where('id', '=', id)
    .execute()
  await tellPayOfOrders(ctx, orders, 'driver-pay-reversed', () => ({ payExportId: id, reason }))
  await tellOfRun(ctx, payRuns, id, { verb: 'reversed', details: { reason } })
  return loadPayExport(ctx, id)
}

function cannotReverse(message: string) {
  return formError({}, 'cannot_reverse', message)
}

async function ordersOfPay({ db, tenantId }: Context, id: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct delivery_order_id as id from pay_lines
    where pay_export_id = ${id} and tenant_id = ${tenantId} and delivery_order_id is not null order by 1`.execute(db)
  return rows.map((row) => row.id)
}

/** What orders were paid by before stands with them again, by the newest line that holds; the next run looks at them. */
async function restoreTerms({ db }: Context, ids: readonly number[]): Promise<void> {
  await sql`update order_revenues r set
      paid_basis = case when before.delivery_order_id is not null then '' end,
      paid_driver_user_id = before.driver_user_id, paid_rate = before.rate, paid_rate_from = before.rate_from,
      paid_left_out = before.left_out,
      driver_paid_at = case when before.delivery_order_id is not null then r.driver_paid_at end
    from unnest(${ids}::bigint[]) as reversed (id)
    left join lateral (select delivery_order_id, driver_user_id, rate, rate_from, left_out from pay_lines
      where delivery_order_id = reversed.id and is_live
      order by left_out is null, id desc limit 1) as before on true
    where r.delivery_order_id = reversed.id`.execute(db)
}

async function refusePaid({ db, tenantId }: Context, id: number): Promise<void> {
  const paid = await db
    .selectFrom('pay_statements')
    .select(['number', 'driver_name'])
    .where('tenant_id', '=', tenantId)
    .where('pay_export_id', '=', id)
    .where('paid_at', 'is not', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (paid) throw cannotReverse(`${paid.number} of ${paid.driver_name} was said to be paid: say first that it is not.`)
  const { rows } = await sql<{ id: number }>`
    select r.delivery_order_id as id from pay_lines line join order_revenues r on r.delivery_order_id = line.delivery_order_id
    where line.pay_export_id = ${id} and line.tenant_id = ${tenantId} and line.kind = 'order' and line.is_live
      and r.driver_paid_at is not null order by 1 limit 1`.execute(db)
  const [order] = rows
  if (order) throw cannotReverse(`The driver of order ${order.id} was said to be paid: say first that they are not.`)
}

/** Asked once the orders are held: nobody pays them meanwhile. */
async function refuseLaterPay({ db, tenantId }: Context, id: number): Promise<void> {
  const { rows } = await sql<{ number: string; order_id: number }>`
    select statement.number, line.delivery_order_id as order_id
    from pay_lines own
    join pay_lines line on line.delivery_order_id = own.delivery_order_id and line.pay_export_id > own.pay_export_id and line.is_live
    join pay_statements statement on statement.id = line.pay_statement_id
    where own.pay_export_id = ${id} and own.tenant_id = ${tenantId} order by line.id desc limit 1`.execute(db)
  const [later] = rows
  if (later) {
    throw cannotReverse(
      `Order ${later.order_id} was corrected on ${later.number} since: reverse the run that made it first.`,
    )
  }
}
