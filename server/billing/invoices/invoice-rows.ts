import { sql } from 'kysely'
import type { InvoiceState } from '#domain/accounting/invoices/state.ts'
import { daysBetween, type LocalDate } from '#domain/time/zoned-time.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Context } from '#server/http/context.ts'

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

/** The invoices and credit notes that somebody may read, each as {@link shownInvoice} shows it. */
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

/** Whether something of it is past its due date. */
function isOverdue({ kind, outstanding_cents: cents, ages_from: from }: InvoiceRow, today: LocalDate): boolean {
  return kind === 'invoice' && cents > 0 && from < today
}

export function shownInvoice(row: InvoiceRow, today: LocalDate): Schema<'Invoice'> {
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
    daysOverdue: isOverdue(row, today) ? daysBetween(row.ages_from, today) : 0,
    openDisputes: row.open_disputes,
    billingExportId: row.billing_export_id,
    sentAt: row.sent_at,
    remindedAt: row.reminded_at,
    voidedAt: row.voided_at,
  }
}
