import { sql } from 'kysely'
import type { InvoiceState } from '#domain/accounting/invoices/state.ts'
import { daysBetween, type LocalDate } from '#domain/time/zoned-time.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Context } from '#server/http/context.ts'
import { accountOn, isOverdueEntry } from './account.ts'

/** Whose invoices are asked for. */
export interface InvoiceScope {
  /** In a transaction of the courier. */
  readonly db: Context['db']
  readonly courierId: number
  /** Those of this customer alone, who asks for them; null: the courier asks. */
  readonly customerId: number | null
  /** By the courier's clock. */
  readonly today: LocalDate
}

/** The invoices and credit notes that somebody may read. */
export function invoiceRows({ db, courierId, customerId }: Omit<InvoiceScope, 'today'>) {
  return (
    db
      .selectFrom('invoices as invoice')
      .innerJoin('tenants as customer', 'customer.id', 'invoice.customer_tenant_id')
      .where('invoice.tenant_id', '=', courierId)
      .$if(customerId !== null, (query) => query.where('invoice.customer_tenant_id', '=', customerId))
      .select([
        'invoice.id',
        'invoice.kind',
        'invoice.number',
        'invoice.bill_to_name',
        'invoice.email',
        'invoice.label',
      ])
      .select([
        'invoice.invoice_date',
        'invoice.due_date',
        'invoice.orders',
        'invoice.pre_tax_cents',
        'invoice.tax_cents',
      ])
      .select(['invoice.total_cents', 'invoice.settled_cents', 'invoice.outstanding_cents'])
      .select(sql.ref<InvoiceState>('invoice.state').as('state'))
      .select(['invoice.ages_from', 'invoice.billing_export_id', 'invoice.sent_at', 'invoice.reminded_at'])
      .select(['invoice.voided_at', 'invoice.customer_tenant_id', 'customer.name as customer_name'])
      .select('invoice.charged_name')
      // Where it is sent by now: an address may have been mended since.
      .select(
        sql<string | null>`coalesce((select invoice_email from customers
          where customers.tenant_id = invoice.tenant_id and customers.id = invoice.customer_tenant_id), invoice.email)`.as(
          'send_to',
        ),
      )
      .select(
        sql<number>`(select count(*)::int from invoice_disputes dispute
          where dispute.invoice_id = invoice.id and dispute.state = 'open')`.as('open_disputes'),
      )
  )
}

export type InvoiceRow = Awaited<ReturnType<ReturnType<typeof invoiceRows>['executeTakeFirstOrThrow']>>

/** Finds the rows that are overdue today by the accounts of their customers, which are asked for together. @returns their ids */
export async function overdueAmong(
  { db, courierId, today }: InvoiceScope,
  rows: readonly Pick<InvoiceRow, 'id' | 'ages_from' | 'customer_tenant_id'>[],
): Promise<ReadonlySet<number>> {
  const over = rows.filter((row) => row.ages_from < today)
  if (over.length === 0) return new Set()
  const customerIds = [...new Set(over.map((row) => row.customer_tenant_id))]
  const { rows: found } = await sql<{ invoice_id: number }>`
    select entry.invoice_id from ${accountOn(courierId, today, customerIds)} as entry
    where ${isOverdueEntry(today)} and entry.invoice_id = any (${over.map(({ id }) => id)}::bigint[])`.execute(db)
  return new Set(found.map((entry) => entry.invoice_id))
}

/** @param overdue as {@link overdueAmong} knows them */
export function shownInvoice(row: InvoiceRow, today: LocalDate, overdue: ReadonlySet<number>): Schema<'Invoice'> {
  return {
    id: row.id,
    kind: row.kind,
    number: row.number,
    customer: { id: row.customer_tenant_id, name: row.customer_name },
    billToName: row.bill_to_name,
    email: row.send_to,
    label: row.label,
    invoiceDate: row.invoice_date,
    dueDate: row.due_date,
    orders: row.orders,
    preTaxCadCents: row.pre_tax_cents,
    taxCadCents: row.tax_cents,
    totalCadCents: row.total_cents,
    settledCadCents: row.settled_cents,
    outstandingCadCents: row.outstanding_cents,
    state: row.state,
    daysOverdue: overdue.has(row.id) ? daysBetween(row.ages_from, today) : 0,
    openDisputes: row.open_disputes,
    billingExportId: row.billing_export_id,
    sentAt: row.sent_at,
    remindedAt: row.reminded_at,
    voidedAt: row.voided_at,
  }
}

/** The counts of invoices in each state, as `InvoiceCounts` of the contract names them. */
export const stateCounts = sql`count(*)::int as "all",
  (count(*) filter (where state = 'open'))::int as open,
  (count(*) filter (where state = 'partPaid'))::int as "partPaid",
  (count(*) filter (where state = 'paid'))::int as paid,
  (count(*) filter (where state = 'void'))::int as void`
