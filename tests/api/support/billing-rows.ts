import type { Kysely } from 'kysely'
import type { Database, NewRow } from '#server/db/schema.ts'
import { addPayRows } from './pay-rows.ts'

interface BillingPlace {
  readonly tenantId: number
  readonly userId: number
  /** An order of the tenant for that customer. */
  readonly orderId: number
  readonly serviceId: number
  readonly customerTenantId: number
}

/** A budget, a template of accounting, a billing run that was reversed, with a file, and one that holds, with what followed its invoice. */
export async function addBillingRows(db: Kysely<Database>, place: BillingPlace) {
  const { tenantId, userId } = place
  const template = await db
    .insertInto('accounting_templates')
    .values({ tenant_id: tenantId, name: 'By month', grouping: 'CustomerMonth', period: 'lastMonth' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const reversal = { reversed_at: 1_795_281_300, reversed_by_name: 'Bea Bookman', reversal_reason: 'A test' }
  const runId = await addRun(db, place, { state: 'reversed', ...reversal })
  const file = { name: 'invoices.csv', kind: 'invoices', content: '*InvoiceNo\r\n', invoices: 0, rows: 0 } as const
  await db
    .insertInto('billing_files')
    .values({ tenant_id: tenantId, billing_export_id: runId, position: 1, ...file })
    .execute()
  const budget = await db
    .insertInto('budgets')
    .values({ tenant_id: tenantId, kind: 'poNumber', value: 'PO-1', monthly_cad_cents: 100_000_000 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const schedule = await db
    .insertInto('report_schedules')
    .values({
      tenant_id: tenantId,
      name: 'Every day',
      report_kind: 'AllOrders',
      period: 'lastDay',
      every: 'day',
      time_of_day: 0,
      receivers: 'office@waybill.test',
      sends_outside: true,
      is_paused: true,
      made_by_user_id: userId,
      made_by_name: 'Bea Bookman',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { invoiceId, invoiceLineId } = await addInvoice(db, place)
  const by = { made_by_user_id: userId, made_by_name: 'Bea Bookman' }
  const settlement = await db
    .insertInto('settlements')
    .values({
      tenant_id: tenantId,
      customer_tenant_id: place.customerTenantId,
      kind: 'payment',
      settled_on: '2026-11-02',
      amount_cents: 500,
      method: 'cheque',
      ...by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('settlement_parts')
    .values({ settlement_id: settlement.id, invoice_id: invoiceId, tenant_id: tenantId, cents: 500 })
    .execute()
  const dispute = await db
    .insertInto('invoice_disputes')
    .values({
      tenant_id: tenantId,
      customer_tenant_id: place.customerTenantId,
      invoice_id: invoiceId,
      invoice_line_id: invoiceLineId,
      state: 'withdrawn',
      comment: 'Too dear',
      disputed_by_user_id: userId,
      disputed_by_name: 'Cara Customer',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const reminders = await db
    .insertInto('reminder_runs')
    .values({ tenant_id: tenantId, state: 'done', ended_at: 1_795_281_300, ...by })
    .returning('id')
    .executeTakeFirstOrThrow()
  const orders = await db
    .insertInto('order_imports')
    .values({
      tenant_id: tenantId,
      customer_tenant_id: place.customerTenantId,
      customer_name: 'Test Pharmacy',
      file_name: 'monday.csv',
      asked: JSON.stringify({ heading: [] }),
      total: 0,
      state: 'done',
      ended_at: 1_795_281_300,
      ...by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const orderTemplate = await db
    .insertInto('order_templates')
    .values({ tenant_id: tenantId, name: 'Every Monday', content: JSON.stringify({}) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return {
    orderTemplateId: orderTemplate.id,
    budgetId: budget.id,
    reportScheduleId: schedule.id,
    accountingTemplateId: template.id,
    billingExportId: runId,
    position: '1',
    invoiceId,
    settlementId: settlement.id,
    invoiceDisputeId: dispute.id,
    reminderRunId: reminders.id,
    orderImportId: orders.id,
    ...(await addPayRows(db, { tenantId, userId })),
  }
}

/** An invoice of $10.50 with one line, in a run of its own. */
export async function addInvoice(db: Kysely<Database>, place: BillingPlace) {
  const { tenantId, customerTenantId, orderId, serviceId } = place
  const runId = await addRun(db, place, { state: 'done' })
  const amounts = { pre_tax_cents: 1_000, tax_cents: 50 }
  const invoice = await db
    .insertInto('invoices')
    .values({
      tenant_id: tenantId,
      billing_export_id: runId,
      kind: 'invoice',
      number: `T-${runId}`,
      customer_tenant_id: customerTenantId,
      bill_to_name: 'Cara Customer Inc.',
      contact: 'Cara Customer Inc.',
      key: '2026-10',
      label: 'October 2026',
      invoice_date: '2026-10-31',
      due_date: '2026-11-30',
      payment_terms: 'net30',
      ...amounts,
      total_cents: 1_050,
      orders: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const line = await db
    .insertInto('invoice_lines')
    .values({
      tenant_id: tenantId,
      invoice_id: invoice.id,
      billing_export_id: runId,
      delivery_order_id: orderId,
      kind: 'order',
      position: 1,
      service_id: serviceId,
      service_name: 'Same Day',
      description: `Order ${orderId}`,
      service_date: '2026-10-30',
      ...amounts,
      taxes: JSON.stringify([{ type: 'GST', name: 'GST (5%)', percent: 5, cents: 50 }]),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { invoiceId: invoice.id, invoiceLineId: line.id }
}

async function addRun(
  db: Kysely<Database>,
  { tenantId, userId }: BillingPlace,
  state: Partial<NewRow<'billing_exports'>>,
): Promise<number> {
  const run = await db
    .insertInto('billing_exports')
    .values({
      tenant_id: tenantId,
      package: 'qbo',
      grouping: 'CustomerMonth',
      until_date: '2026-10-31',
      invoice_date: '2026-10-31',
      made_by_user_id: userId,
      made_by_name: 'Bea Bookman',
      ended_at: 1_795_281_300,
      ...state,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return run.id
}
