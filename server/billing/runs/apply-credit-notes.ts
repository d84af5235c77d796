import { sql } from 'kysely'
import { applyCredits, type InvoiceOfOrders } from '#domain/accounting/invoices/apply-credits.ts'
import type { Context } from '#server/http/context.ts'
import { followInvoices, holdInvoices, writeSettlements } from '../invoices/settle.ts'
import { dueRevenues, type RunQuestion } from './load-run.ts'

/** Invoices before orders, as a payment holds them: what is outstanding of the customers whom a run may bill. */
export async function holdOutstanding(ctx: Context, question: RunQuestion): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from invoices where tenant_id = ${ctx.tenantId} and outstanding_cents <> 0
      and customer_tenant_id in (select r.customer_tenant_id from order_revenues r where ${dueRevenues(ctx, question)})`.execute(
    ctx.db,
  )
  await holdInvoices(
    ctx,
    rows.map(({ id }) => id),
  )
}

/**
 * Takes the credit notes of a run, and what is left of earlier ones, off what their customers owe. An order that became dearer is not paid
 * any more, whatever was paid of it before.
 * @param madeIds the invoices and credit notes of the run
 */
export async function applyCreditNotes(
  ctx: Context,
  madeIds: readonly number[],
  { invoiceDate }: Pick<RunQuestion, 'invoiceDate'>,
): Promise<void> {
  const { rows } = await sql<InvoiceOfOrders>`
    with of_run as materialized (select distinct customer_tenant_id as id from invoices where id = any (${madeIds}::bigint[])),
    open as materialized (
      select i.* from invoices i where i.tenant_id = ${ctx.tenantId} and i.outstanding_cents <> 0
        and i.customer_tenant_id in (select id from of_run))
    select i.id, i.customer_tenant_id as "customerId", i.kind, i.number, i.invoice_date as "invoiceDate", i.due_date as "dueDate",
      i.total_cents as "totalCents", i.settled_cents as "settledCents", null as "voidedOn",
      array(select line.delivery_order_id from invoice_lines line where line.invoice_id = i.id) as "orderIds"
    from open i
    where i.customer_tenant_id in (select customer_tenant_id from open where kind = 'creditNote') order by i.id`.execute(
    ctx.db,
  )
  const credits = applyCredits(rows, rows, invoiceDate)
  await writeSettlements(ctx, credits, { verb: 'created', details: { byItself: true } })
  await followInvoices(ctx, madeIds, { only: sql<boolean>`line.kind = 'correction'` })
}
