import { sql } from 'kysely'
import { howToPayOf } from '#domain/messages/how-to-pay.ts'
import { notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import { accountingSettingsOf } from '#server/accounting/accounting-settings.ts'
import type { DocumentCourier } from '#server/documents/document-data.ts'
import type { InvoiceDocumentData } from '#server/documents/invoice-data.ts'
import type { StatementDocumentData } from '#server/documents/statement-data.ts'
import type { Context } from '#server/http/context.ts'
import { courierLogo } from '#server/orders/documents/courier-logo.ts'
import { invoiceRows, type InvoiceScope } from '../invoices/invoice-rows.ts'
import { readStatement, type AccountScope } from '../invoices/statement.ts'
import type { Days } from '../revenue-rows.ts'

/** Where papers are made: in a request, or just before a mail leaves. */
export type PaperContext = Pick<Context, 'deps' | 'outside' | 'now'>

/** How a courier's papers are headed, and its days counted. In a transaction of the courier. */
export async function headOf(ctx: PaperContext, { db, courierId }: Pick<InvoiceScope, 'db' | 'courierId'>) {
  const {
    name,
    address,
    phone,
    image,
    time_zone: timeZone,
  } = await db
    .selectFrom('tenants')
    .select(['name', 'address', 'image', 'time_zone'])
    .select(sql<string | null>`coalesce(order_support_phone, phone)`.as('phone'))
    .where('id', '=', courierId)
    .executeTakeFirstOrThrow()
  const logo = await courierLogo({ ...ctx, db }, courierId, image)
  const courier: DocumentCourier = { name, address, phone, logo }
  return { courier, timeZone, issuedAt: ctx.now }
}

/** An invoice or credit note as it is printed. @throws notFound when it is none of the scope's */
export async function invoicePaper(
  ctx: PaperContext,
  scope: Omit<InvoiceScope, 'today'>,
  id: number,
): Promise<InvoiceDocumentData> {
  const row = await invoiceRows(scope)
    .innerJoin('tenants as courier', 'courier.id', 'invoice.tenant_id')
    .select(['invoice.bill_to_address', 'invoice.payment_terms'])
    .select(
      sql<string | null>`(to_timestamp(invoice.voided_at) at time zone courier.time_zone)::date::text`.as('voided_on'),
    )
    .where('invoice.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound(noSuch('invoice'))
  const { db, courierId } = scope
  const settings = await accountingSettingsOf({ db, tenantId: courierId })
  const isCredit = row.kind === 'creditNote'
  return {
    ...(await headOf(ctx, scope)),
    kind: row.kind,
    number: row.number,
    invoiceDate: row.invoice_date,
    dueDate: row.due_date,
    terms: isCredit ? null : row.payment_terms,
    label: row.label,
    voidedOn: row.voided_on,
    // The customer as the paper was made out: another one settles it, if that one was merged.
    customer: {
      name: row.charged_name ?? row.customer_name,
      billToName: row.bill_to_name,
      billToAddress: row.bill_to_address,
    },
    registrations: { gstHst: settings.gstHstNumber, qst: settings.qstNumber },
    lines: await linesOf(db, id),
    settlements: await settlementsOf(db, id),
    memo: settings.invoiceMemo,
    howToPay: howToPayOf(settings),
  }
}

async function linesOf(db: Context['db'], invoiceId: number): Promise<InvoiceDocumentData['lines']> {
  const rows = await db
    .selectFrom('invoice_lines as line')
    .innerJoin('delivery_orders as o', 'o.id', 'line.delivery_order_id')
    .select(['line.delivery_order_id', 'line.service_date', 'line.service_name', 'line.description', 'o.po_number'])
    .select(['line.pre_tax_cents', 'line.taxes'])
    .where('line.invoice_id', '=', invoiceId)
    .orderBy('line.position')
    .execute()
  return rows.map((row) => ({
    orderNumber: row.delivery_order_id,
    serviceDate: row.service_date,
    serviceName: row.service_name,
    poNumber: row.po_number === '' ? null : row.po_number,
    description: row.description,
    preTaxCents: row.pre_tax_cents,
    taxes: row.taxes,
  }))
}

/** Those that stand, in the order of their days. */
async function settlementsOf(db: Context['db'], invoiceId: number): Promise<InvoiceDocumentData['settlements']> {
  const { rows } = await sql<InvoiceDocumentData['settlements'][number]>`
    select s.settled_on as day, s.kind, s.method, part.cents,
      case when s.kind = 'credit' then (select other.number from settlement_parts p join invoices other on other.id = p.invoice_id
        where p.settlement_id = s.id and p.invoice_id <> ${invoiceId}
          and (other.id = s.credit_note_id or s.credit_note_id = ${invoiceId}) order by other.id limit 1) end as number
    from settlement_parts part join settlements s on s.id = part.settlement_id
    where part.invoice_id = ${invoiceId} and s.takes_back_id is null
      and not exists (select from settlements back where back.takes_back_id = s.id)
    order by s.settled_on, s.id`.execute(db)
  return rows
}

/** The statement of a customer as it is printed; throws as `readStatement` does. */
export async function statementPaper(
  ctx: PaperContext,
  scope: AccountScope,
  days: Days,
): Promise<StatementDocumentData> {
  const { statement, names, labels } = await readStatement(scope, days)
  const settings = await accountingSettingsOf({ db: scope.db, tenantId: scope.courierId })
  return {
    ...(await headOf(ctx, scope)),
    from: days.from,
    until: days.until,
    customer: { name: names.customer, billToName: names.billToName, billToAddress: names.billToAddress },
    openingCents: statement.openingCents,
    rows: statement.rows.map(({ day, kind, invoice, settlement, cents, balanceCents }) => {
      const detail = invoice === null ? (settlement?.note ?? '') : (labels.get(invoice.id) ?? '')
      return {
        day,
        kind,
        number: invoice?.number ?? null,
        dueDate: kind === 'invoice' ? (invoice?.dueDate ?? null) : null,
        method: settlement?.method ?? null,
        detail: detail === '' ? null : detail,
        cents,
        balanceCents,
      }
    }),
    closingCents: statement.closingCents,
    ageing: statement.ageing,
    memo: settings.invoiceMemo,
    howToPay: howToPayOf(settings),
  }
}
