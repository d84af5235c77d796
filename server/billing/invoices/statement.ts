import { sql } from 'kysely'
import { ageingTotal } from '#domain/accounting/invoices/ageing.ts'
import { howToPayOf } from '#domain/messages/how-to-pay.ts'
import { settlementMethodLabels, type Invoice, type Settlement } from '#domain/accounting/invoices/types.ts'
import { statementOf, statementRowLabels, type StatementRow } from '#domain/accounting/invoices/statement.ts'
import { spreadsheetLine } from '#domain/files/csv-lines.ts'
import { formError, notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { accountingSettingsOf } from '#server/accounting/accounting-settings.ts'
import { csvDollars } from '#server/http/csv.ts'
import { refuseDays, type Days } from '../revenue-rows.ts'
import type { InvoiceScope } from './invoice-rows.ts'
import { voidedOn } from './settle.ts'

/** More than anybody reads; of a longer time one asks for fewer days. */
const mostRows = 2_000

/** Whose account is told. */
export interface AccountScope extends Pick<InvoiceScope, 'db' | 'courierId'> {
  readonly customerId: number
}

/**
 * What moved between a courier and a customer on some days, by the rules of `domain/accounting/invoices`, with what each of its invoices
 * put together. Under the courier's row-level security.
 * @throws notFound for one that was never billed and is no customer
 * @throws formError `too_many` for more than 2,000 rows
 */
export async function readStatement(scope: AccountScope, days: Days) {
  refuseDays(days)
  const [account, names] = await Promise.all([loadAccount(scope, days.until), loadNames(scope)])
  if (names === null) throw notFound(noSuch('customer'))
  const statement = statementOf(account, days)
  if (statement.rows.length > mostRows) {
    throw formError(
      { '/from': ['Must be later: the rows are too many for a statement'] },
      'too_many',
      `There are more than ${mostRows} rows: choose fewer days.`,
    )
  }
  return { statement, names, labels: await labelsOf(scope.db, statement.rows) }
}

/** The same as it is answered; throws as {@link readStatement} does. */
export async function loadStatement(scope: AccountScope, days: Days): Promise<Schema<'Statement'>> {
  const { statement, names, labels } = await readStatement(scope, days)
  const settings = await accountingSettingsOf({ db: scope.db, tenantId: scope.courierId })
  const { current, days30, days60, days90, over90 } = statement.ageing
  return {
    customer: { id: scope.customerId, name: names.customer },
    courier: { id: scope.courierId, name: names.courier },
    billToName: names.billToName ?? names.customer,
    from: days.from,
    until: days.until,
    openingCadCents: statement.openingCents,
    rows: statement.rows.map((row) => shownRow(row, labels)),
    closingCadCents: statement.closingCents,
    ageing: {
      currentCadCents: current,
      days30CadCents: days30,
      days60CadCents: days60,
      days90CadCents: days90,
      over90CadCents: over90,
      outstandingCadCents: ageingTotal(statement.ageing),
    },
    howToPay: howToPayOf(settings),
  }
}

/** All that was ever billed to a customer, and settled up to a day: money may have come for an invoice of a later day. */
async function loadAccount({ db, courierId, customerId }: AccountScope, until: string) {
  const [invoices, settlements] = await Promise.all([
    sql<Invoice>`
      select i.id, i.customer_tenant_id as "customerId", i.kind, i.number, i.invoice_date as "invoiceDate", i.due_date as "dueDate",
        i.total_cents as "totalCents", i.settled_cents as "settledCents", ${voidedOn} as "voidedOn"
      from invoices i join tenants courier on courier.id = i.tenant_id
      where i.tenant_id = ${courierId} and i.customer_tenant_id = ${customerId}
      order by i.id`.execute(db),
    sql<Settlement>`
      select s.id, s.customer_tenant_id as "customerId", s.kind, s.settled_on as day, s.amount_cents as "amountCents", s.method,
        coalesce(s.note, '') as note, s.credit_note_id as "creditNoteId", s.takes_back_id as "takesBackId",
        (select json_agg(json_build_object('invoiceId', part.invoice_id, 'cents', part.cents) order by part.invoice_id)
          from settlement_parts part where part.settlement_id = s.id and part.invoice_id is distinct from s.credit_note_id) as parts
      from settlements s where s.tenant_id = ${courierId} and s.customer_tenant_id = ${customerId} and s.settled_on <= ${until}
      order by s.id`.execute(db),
  ])
  return { invoices: invoices.rows, settlements: settlements.rows }
}

/** Null: it was never a customer and never billed. */
async function loadNames({ db, courierId, customerId }: AccountScope) {
  const { rows } = await sql<{
    customer: string
    courier: string
    billToName: string | null
    billToAddress: string | null
  }>`
    select coalesce(own.name, t.name) as customer, courier.name as courier,
      nullif(own.bill_to_name, '') as "billToName", nullif(own.bill_to_address, '') as "billToAddress"
    from tenants t join tenants courier on courier.id = ${courierId}
    left join customers own on own.tenant_id = ${courierId} and own.id = t.id
    where t.id = ${customerId} and (own.id is not null
      or exists (select from invoices i where i.tenant_id = ${courierId} and i.customer_tenant_id = t.id))`.execute(db)
  return rows[0] ?? null
}

/** What each of these invoices put together, such as "November 2026". */
async function labelsOf(db: AccountScope['db'], rows: readonly StatementRow[]): Promise<ReadonlyMap<number, string>> {
  const ids = rows.flatMap(({ invoice }) => (invoice === null ? [] : [invoice.id]))
  if (ids.length === 0) return new Map()
  const found = await db
    .selectFrom('invoices')
    .select(['id', 'label'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  return new Map(found.map(({ id, label }) => [id, label]))
}

function shownRow(row: StatementRow, labels: ReadonlyMap<number, string>): Schema<'StatementRow'> {
  const { day: on, kind, invoice, settlement, cents, balanceCents } = row
  const method = settlement?.method ?? null
  return {
    on,
    kind,
    reference: invoice?.number ?? (method === null ? '' : settlementMethodLabels[method]),
    description: invoice === null ? (settlement?.note ?? '') : (labels.get(invoice.id) ?? ''),
    invoiceId: invoice?.id ?? null,
    cadCents: cents,
    balanceCadCents: balanceCents,
  }
}

/** The same for people who calculate on. */
export function statementAsCsv(statement: Schema<'Statement'>): string {
  const { from, until, openingCadCents, closingCadCents, rows } = statement
  const line = (...cells: Parameters<typeof spreadsheetLine>[0]) => spreadsheetLine(cells)
  return [
    line('Date', 'What', 'Reference', 'Description', 'Amount (CAD)', 'Balance (CAD)'),
    line(from, 'Opening balance', '', '', '', csvDollars(openingCadCents)),
    ...rows.map((row) =>
      line(
        row.on,
        statementRowLabels[row.kind],
        row.reference,
        row.description,
        csvDollars(row.cadCents),
        csvDollars(row.balanceCadCents),
      ),
    ),
    line(until, 'Closing balance', '', '', '', csvDollars(closingCadCents)),
  ].join('')
}
