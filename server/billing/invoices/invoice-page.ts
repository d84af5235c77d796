import { sql, type RawBuilder } from 'kysely'
import { howToPayOf } from '#domain/messages/how-to-pay.ts'
import { totalsOf } from '#domain/accounting/plan-invoices.ts'
import type { TaxAmount } from '#domain/accounting/types.ts'
import { notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { accountingSettingsOf } from '#server/accounting/accounting-settings.ts'
import { cappedCount, countedPage } from '#server/db/cursor.ts'
import { isListed } from '#server/db/listed.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { bareText, holdsEveryWord } from '#server/search-words.ts'
import { shownDisputeText, type DisputeText } from './dispute-text.ts'
import { accountOn, isOverdueEntry, owedSums } from './account.ts'
import { invoiceRows, overdueAmong, shownInvoice, stateCounts, type InvoiceScope } from './invoice-rows.ts'
import { settlementsOfInvoice } from './settlement-rows.ts'

type Pagination = Schema<'InvoicePagination'>

// Numbers are given in the order of the ids.
const sorts: Readonly<Record<NonNullable<Pagination['sort']>[number]['field'], RawBuilder<string | number>>> = {
  number: sql<number>`invoice.id`,
  invoiceDate: sql<string>`invoice.invoice_date`,
  dueDate: sql<string>`invoice.ages_from`,
  total: sql<number>`invoice.total_cents`,
  outstanding: sql<number>`invoice.outstanding_cents`,
}

/** A condition on invoices, by the accounts of their customers. */
const overdue = ({ courierId, customerId, today }: InvoiceScope) =>
  sql<boolean>`(invoice.id in (select entry.invoice_id from ${accountOn(courierId, today, customerId === null ? null : [customerId])} as entry
    where ${isOverdueEntry(today)}))`

const disputed = sql<boolean>`exists (select from invoice_disputes dispute where dispute.invoice_id = invoice.id and dispute.state = 'open')`

/** @param only further conditions on `invoice` */
export async function invoicePage(
  scope: InvoiceScope,
  { search = '', pagination }: { readonly search?: string; readonly pagination?: Pagination },
  only: RawBuilder<boolean> = sql<boolean>`true`,
): Promise<Schema<'InvoicePage'>> {
  const { today } = scope
  const request = pageRequest(pagination)
  const { field, direction } = sortOf(pagination, { field: 'number', direction: 'desc' })
  const sort = sorts[field]
  const { states, kinds, customerIds, isOverdue, isDisputed, isSent } = pagination?.filter ?? {}
  const words = search.trim()
  const rows = invoiceRows(scope)
    .where(only)
    .$if(isListed(states), (query) => query.where('invoice.state', 'in', states ?? []))
    .$if(isListed(kinds), (query) => query.where('invoice.kind', 'in', kinds ?? []))
    .$if(isListed(customerIds), (query) => query.where('invoice.customer_tenant_id', 'in', customerIds ?? []))
    .$if(isOverdue !== undefined, (query) => query.where(sql<boolean>`${overdue(scope)} = ${isOverdue ?? false}`))
    .$if(isDisputed !== undefined, (query) => query.where(sql<boolean>`${disputed} = ${isDisputed ?? false}`))
    .$if(isSent !== undefined, (query) => query.where(sql<boolean>`(invoice.sent_at is not null) = ${isSent ?? false}`))
    .$if(words !== '', (query) =>
      query.where(holdsEveryWord(bareText(sql`invoice.number`, sql`invoice.bill_to_name`, sql`customer.name`), words)),
    )
  const found = await countedPage(
    scope.db,
    rows.select(sort.as('sort_key')),
    {
      sort,
      id: sql.ref<number>('invoice.id'),
      direction,
      cursorOf: (row) => ({ value: row.sort_key, id: row.id }),
    },
    request,
    { total: cappedCount(rows) },
  )
  const late = await overdueAmong(scope, found.rows)
  return pageBody(found, request, (row) => shownInvoice(row, today, late))
}

/** Counts the invoices in each state, and sums up what is owed by the accounts of today. @param customerId of this customer alone */
export async function invoiceCounts(
  { db, courierId, today }: InvoiceScope,
  customerId: number | null,
): Promise<Schema<'InvoiceCounts'>> {
  const ofCustomer = customerId === null ? sql`true` : sql`customer_tenant_id = ${customerId}`
  const { rows } = await sql<Schema<'InvoiceCounts'>>`
    select made.*, owed.* from
      (select ${stateCounts},
        (select count(distinct dispute.invoice_id)::int from invoice_disputes dispute
          where dispute.tenant_id = ${courierId} and dispute.state = 'open' and ${ofCustomer}) as disputed
        from invoices invoice where tenant_id = ${courierId} and ${ofCustomer}) as made,
      (select ${owedSums(isOverdueEntry(today))}
        from ${accountOn(courierId, today, customerId === null ? null : [customerId])} as entry) as owed`.execute(db)
  return rows[0] as Schema<'InvoiceCounts'>
}

/** @throws notFound when it is none of the scope's */
export async function loadInvoice(scope: InvoiceScope, id: number): Promise<Schema<'InvoiceDetail'>> {
  const row = await invoiceRows(scope)
    .innerJoin('billing_exports as run', 'run.id', 'invoice.billing_export_id')
    .select(['invoice.bill_to_address', 'invoice.payment_terms', 'run.reversal_reason'])
    .where('invoice.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound(noSuch('invoice'))
  const { db } = scope
  const [lines, settlements, late, settings] = await Promise.all([
    db.selectFrom('invoice_lines').select(['pre_tax_cents', 'taxes']).where('invoice_id', '=', id).execute(),
    settlementsOfInvoice(db, id),
    overdueAmong(scope, [row]),
    accountingSettingsOf({ db, tenantId: scope.courierId }),
  ])
  const { taxes } = totalsOf(lines.map((line) => ({ preTaxCents: line.pre_tax_cents, taxes: line.taxes })))
  return {
    invoice: shownInvoice(row, scope.today, late),
    billToAddress: row.bill_to_address,
    paymentTerms: row.payment_terms,
    taxes: taxes.map(shownTax),
    settlements,
    reversalReason: row.reversal_reason,
    howToPay: howToPayOf(settings),
  }
}

function shownTax({ name, percent, cents }: TaxAmount): Schema<'InvoiceTax'> {
  return { name, percent, cadCents: cents }
}

/** @throws notFound when the invoice is none of the scope's */
export async function invoiceLinePage(
  scope: InvoiceScope,
  id: number,
  pagination: Schema<'InvoiceLinePagination'> | undefined,
): Promise<Schema<'InvoiceLinePage'>> {
  await refuseUnknown(scope, id)
  const request = pageRequest(pagination)
  const { field, direction } = sortOf(pagination, { field: 'position', direction: 'asc' })
  const sort = sql<number>`${sql.raw(field === 'total' ? '(line.pre_tax_cents + line.tax_cents)' : 'line.position')}`
  const rows = scope.db
    .selectFrom('invoice_lines as line')
    .innerJoin('delivery_orders as o', 'o.id', 'line.delivery_order_id')
    .where('line.invoice_id', '=', id)
    .select(['line.id', 'line.delivery_order_id', 'line.kind', 'line.service_name', 'line.description', 'o.po_number'])
    .select(['line.service_date', 'line.pre_tax_cents', 'line.tax_cents', 'line.taxes', sort.as('sort_key')])
    .select(
      sql<DisputeText | null>`(select to_json(dispute) from invoice_disputes dispute
        where dispute.invoice_line_id = line.id)`.as('dispute'),
    )
  const found = await countedPage(
    scope.db,
    rows,
    { sort, id: sql.ref<number>('line.id'), direction, cursorOf: (row) => ({ value: row.sort_key, id: row.id }) },
    request,
  )
  return pageBody(found, request, (row) => ({
    id: row.id,
    orderId: row.delivery_order_id,
    kind: row.kind,
    serviceName: row.service_name,
    description: row.description,
    poNumber: row.po_number,
    serviceDate: row.service_date,
    preTaxCadCents: row.pre_tax_cents,
    taxCadCents: row.tax_cents,
    totalCadCents: row.pre_tax_cents + row.tax_cents,
    taxes: row.taxes.map(shownTax),
    dispute: row.dispute && shownDisputeText(row.dispute),
  }))
}

/** @throws notFound when the invoice is none of the scope's */
export async function refuseUnknown({ db, courierId, customerId }: Omit<InvoiceScope, 'today'>, id: number) {
  const found = await db
    .selectFrom('invoices')
    .select('id')
    .where('id', '=', id)
    .where('tenant_id', '=', courierId)
    .$if(customerId !== null, (query) => query.where('customer_tenant_id', '=', customerId))
    .executeTakeFirst()
  if (!found) throw notFound(noSuch('invoice'))
}
