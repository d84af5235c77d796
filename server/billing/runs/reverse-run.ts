import { sql } from 'kysely'
import { whyNotVoided } from '#domain/accounting/invoices/settlement-refusals.ts'
import { reversalAnswer } from '#domain/accounting/invoices/dispute-answers.ts'
import { takeBack } from '#domain/accounting/invoices/settlements.ts'
import type { TaxAmount } from '#domain/accounting/types.ts'
import { changeOf } from '#domain/orders/order-changes.ts'
import { formError } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'
import { accountingSettingsOf } from '#server/accounting/accounting-settings.ts'
import { todayOf } from '#server/accounting/today.ts'
import type { Context } from '#server/http/context.ts'
import { lockOrders } from '#server/orders/core/locked-order.ts'
import { actorOf, announceAll, updateBy } from '#server/orders/core/order-timeline.ts'
import { checkAct } from '#server/resources/act.ts'
import { loadExport, lockExport } from './exports.ts'
import { billingRuns } from './run-job.ts'
import { tellOfRun } from './run-life.ts'
import { holdInvoices, writeSettlements } from '../invoices/settle.ts'
import { standingSettlements } from '../invoices/settlements.ts'
import { tellOfAnswers } from '../invoices/disputes.ts'
import { isClosed } from './load-run.ts'

interface ReversedOrder {
  readonly id: number
  readonly before: { readonly preTaxCents: number; readonly totalCents: number; readonly taxes: TaxAmount[] } | null
}

/**
 * Takes a run back: its invoices are void, and each order is billed as it was before it, or not at all. Numbers stay spent.
 * @throws formError `cannot_reverse` while a later run corrects one of its orders, or where the books are closed
 */
export async function reverseRun(
  ctx: Context,
  id: number,
  { reason }: Schema<'BillingReversal'>,
): Promise<Schema<'BillingExport'>> {
  const run = await lockExport(ctx, id)
  checkAct('reverseBillingExport', run)
  const settings = await accountingSettingsOf(ctx)
  if (isClosed(settings, run.invoiceDate)) {
    throw formError(
      {},
      'cannot_reverse',
      `The books are closed up to ${settings.booksClosedUntil}, and its invoices are of ${run.invoiceDate}.`,
    )
  }
  const paidBefore = await freeInvoices(ctx, id)
  const orders = await ordersOfRun(ctx, id)
  const locked = await lockOrders(
    ctx,
    orders.map((order) => order.id),
  )
  await refuseLaterRuns(ctx, id)
  await closeDisputes(ctx, id, reason.trim())
  await sql`update invoice_lines set is_live = false where billing_export_id = ${id}`.execute(ctx.db)
  await sql`update invoices set voided_at = ${ctx.now} where billing_export_id = ${id}`.execute(ctx.db)
  const unbilled = orders.filter(({ before }) => before === null).map((order) => order.id)
  await ctx.db
    .updateTable('delivery_orders')
    .set({
      bill_status: 'not_exported',
      updated_at: ctx.now,
      exceptions: sql`array_remove(exceptions, 'price_changed_after_export')`,
    })
    .where('id', '=', sql<number>`any(${unbilled}::bigint[])`)
    .execute()
  await markPaidAgain(ctx, paidBefore)
  const corrected = orders.flatMap(({ id: orderId, before }) => (before === null ? [] : [{ id: orderId, ...before }]))
  await sql`update order_revenues set billed_pre_tax_cents = before."preTaxCents", billed_total_cents = before."totalCents",
      billed_taxes = before.taxes
    from jsonb_to_recordset(${JSON.stringify(corrected)}::jsonb)
      as before (id bigint, "preTaxCents" bigint, "totalCents" bigint, taxes jsonb)
    where delivery_order_id = before.id`.execute(ctx.db)
  // What the run had corrected differs from what is billed again, and says so where it did before.
  await sql`update delivery_orders o set updated_at = ${ctx.now}, exceptions = array_append(exceptions, 'price_changed_after_export')
    from order_revenues r
    where o.id = any (${corrected.map((order) => order.id)}::bigint[]) and r.delivery_order_id = o.id and r.state = 'changed'
      and not 'price_changed_after_export' = any (exceptions)`.execute(ctx.db)
  await ctx.db
    .updateTable('billing_exports')
    .set({
      state: 'reversed',
      reversed_at: ctx.now,
      reversed_by_name: actorOf(ctx).name,
      reversal_reason: reason.trim(),
    })
    .where('id', '=', id)
    .execute()
  const actor = actorOf(ctx)
  const isUnbilled = new Set(unbilled)
  const paidAt = new Map(paidBefore.map((order) => [order.id, order.paidAt]))
  const paidAgain = (orderId: number) => (paidAt.has(orderId) ? { paidAt: paidAt.get(orderId) } : {})
  await announceAll(
    ctx,
    locked.map((order) => ({
      order,
      verb: 'billing-reversed',
      status: order.status,
      before: { billStatus: order.billStatus },
      details: { billingExportId: id, reason, ...paidAgain(order.id) },
      updates: isUnbilled.has(order.id)
        ? [
            {
              ...updateBy(ctx, actor, order.id, { updateType: 'details_updated', at: ctx.now }),
              changes: JSON.stringify(changeOf({ field: 'billStatus' }, order.billStatus, 'not_exported')),
            },
          ]
        : [],
    })),
  )
  await tellOfRun(ctx, billingRuns, id, { verb: 'reversed', details: { reason } })
  return loadExport(ctx, id)
}

/** An order that was marked as paid before its run billed it, and since when, unix seconds. */
interface PaidBefore {
  readonly id: number
  readonly paidAt: number
}

/**
 * Holds the invoices of a run and takes back its credits and the payments that it wrote down itself, so that nothing is settled of them.
 * @returns the orders whose payment the run had written down and nobody took back
 * @throws formError `cannot_reverse` while money stands that somebody wrote down for one of them
 */
async function freeInvoices(ctx: Context, id: number): Promise<readonly PaidBefore[]> {
  const rows = await ctx.db.selectFrom('invoices').select('id').where('billing_export_id', '=', id).execute()
  const ids = rows.map((row) => row.id)
  // A credit note of this run may have been used for an invoice of another one, and the other way round.
  const { rows: others } = await sql<{ id: number }>`
    select distinct part.invoice_id as id from settlement_parts part where part.settlement_id in (
      select own.settlement_id from settlement_parts own where own.invoice_id = any (${ids}::bigint[]))`.execute(ctx.db)
  const held = await holdInvoices(ctx, [...new Set([...ids, ...others.map((row) => row.id)])])
  const standing = await standingSettlements(ctx, ids, ['payment', 'refund', 'credit'])
  const ofRun = new Set(ids)
  const refusal = whyNotVoided(
    held.filter((invoice) => ofRun.has(invoice.id)),
    standing,
  )
  if (refusal !== null) throw formError({}, 'cannot_reverse', refusal)
  const today = await todayOf(ctx, ctx.tenantId)
  await writeSettlements(
    ctx,
    standing.map((settlement) =>
      takeBack(settlement, { day: settlement.day > today ? settlement.day : today, note: 'Its run was reversed' }),
    ),
    { verb: 'taken-back', details: { billingExportId: id } },
  )
  const paidIds = standing.flatMap(({ byRun, parts }) =>
    byRun === true ? parts.map(({ invoiceId }) => invoiceId) : [],
  )
  const { rows: paid } = await sql<PaidBefore>`
    select delivery_order_id as id, paid_before_at as "paidAt" from invoice_lines
    where invoice_id = any (${paidIds}::bigint[]) and billing_export_id = ${id} and paid_before_at is not null`.execute(
    ctx.db,
  )
  return paid
}

/** Answers what customers object to on invoices of a run: they are void, and nobody waits for an answer any more. */
async function closeDisputes(ctx: Context, id: number, reason: string): Promise<void> {
  const answer = reversalAnswer(reason)
  const { rows } = await sql<{ id: number; invoice_id: number; customer_id: number }>`
    update invoice_disputes dispute
    set state = 'answered', answer = ${answer}, answered_by_name = ${actorOf(ctx).name}, answered_at = ${ctx.now}
    from invoices invoice
    where invoice.billing_export_id = ${id} and dispute.invoice_id = invoice.id and dispute.state = 'open'
      and dispute.tenant_id = ${ctx.tenantId}
    returning dispute.id, dispute.invoice_id, dispute.customer_tenant_id as customer_id`.execute(ctx.db)
  await tellOfAnswers(
    ctx,
    rows.map((row) => ({ id: row.id, invoiceId: row.invoice_id, customerId: row.customer_id })),
    answer,
  )
}

/** Orders that stand on no invoice any more are paid as they were said to be before they did. */
async function markPaidAgain({ db }: Context, orders: readonly PaidBefore[]): Promise<void> {
  await sql`update order_revenues set paid_at = paid."paidAt"
    from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as paid (id bigint, "paidAt" bigint)
    where delivery_order_id = paid.id`.execute(db)
}

/** The orders of a run with what was billed of each before it. */
async function ordersOfRun({ db, tenantId }: Context, id: number): Promise<readonly ReversedOrder[]> {
  const { rows } = await sql<ReversedOrder>`
    select distinct on (delivery_order_id) delivery_order_id as id, billed_before as before
    from invoice_lines where billing_export_id = ${id} and tenant_id = ${tenantId} order by delivery_order_id, id`.execute(
    db,
  )
  return rows
}

/** Asked once the orders are held: nobody bills them meanwhile. */
async function refuseLaterRuns({ db, tenantId }: Context, id: number): Promise<void> {
  const { rows } = await sql<{ number: string; order_id: number }>`
    select invoice.number, line.delivery_order_id as order_id
    from invoice_lines own
    join invoice_lines line on line.delivery_order_id = own.delivery_order_id and line.billing_export_id > own.billing_export_id
      and line.is_live
    join invoices invoice on invoice.id = line.invoice_id
    where own.billing_export_id = ${id} and own.tenant_id = ${tenantId} order by line.id desc limit 1`.execute(db)
  const [later] = rows
  if (later) {
    throw formError(
      {},
      'cannot_reverse',
      `Order ${later.order_id} was corrected on ${later.number} since: reverse the run that made it first.`,
    )
  }
}
