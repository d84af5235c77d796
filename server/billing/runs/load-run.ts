import { sql } from 'kysely'
import { dryRunFaults, type RunBooks, type RunFault } from '#domain/accounting/faults.ts'
import { type Exclusion, type ExcludedPart, withoutExcluded } from '#domain/accounting/exclusions.ts'
import type { Grouping } from '#domain/accounting/groupings.ts'
import { numberInvoices, planInvoices, totalsOf } from '#domain/accounting/plan-invoices.ts'
import type {
  AccountingMapping,
  BillableOrder,
  BilledCustomer,
  NumberedInvoice,
  TaxAmount,
} from '#domain/accounting/types.ts'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import type { Schema } from '#generated/handlers.ts'
import { accountingSettingsOf } from '#server/accounting/accounting-settings.ts'
import { todayOf } from '#server/accounting/today.ts'
import type { Context } from '#server/http/context.ts'
import { trimmedEnd } from '#domain/text/trimmed-text.ts'

/** What a run takes. */
export interface RunQuestion {
  readonly until: LocalDate
  readonly invoiceDate: LocalDate
  readonly grouping: Grouping
  readonly customerIds: readonly number[] | null
  /** The exclusions, each customer and each order once. */
  readonly excluded: readonly Exclusion[]
}

/** A run, read and worked out: nothing of it is written. */
export interface LoadedRun {
  readonly settings: Schema<'AccountingSettings'>
  readonly mapping: AccountingMapping
  readonly orders: readonly BillableOrder[]
  /** Orders without a price that stay unbilled, as somebody accepted. */
  readonly leftOut: number
  /** The exclusions of the question, with the sum of each. */
  readonly excluded: readonly ExcludedPart[]
  readonly invoices: readonly NumberedInvoice[]
  readonly faults: readonly RunFault[]
  /** The first number that is free. */
  readonly next: number
}

type Caller = Pick<Context, 'db' | 'tenantId' | 'now'>

/**
 * Reads what a run would bill, and works it out by the rules of `domain/accounting`. The rows are as they are at this moment: who writes
 * holds them first (`hold`).
 * @param next the first counter that is free
 * @param held these orders alone
 */
export async function loadRun(
  caller: Caller,
  question: RunQuestion,
  next: number,
  held?: readonly number[],
): Promise<LoadedRun> {
  const settings = await accountingSettingsOf(caller)
  const { orders: due, leftOut } = await dueOrders(caller, question, held)
  const { taken: orders, excluded } = withoutExcluded(due, question.excluded)
  const [mapping, customers] = await Promise.all([
    loadMapping(caller, settings),
    loadCustomers(caller, settings, [...new Set(orders.map(({ customerId }) => customerId))]),
  ])
  const drafts = planInvoices(orders, question.grouping, customers)
  const { invoiceDate } = question
  const invoices = numberInvoices(drafts, { prefix: settings.invoicePrefix ?? '', next, invoiceDate, customers })
  const books = await booksOfRun(caller, settings, invoices)
  const faults = dryRunFaults({ orders, invoices, mapping, books })
  return { settings, mapping, orders, leftOut, excluded, invoices, faults, next }
}

async function booksOfRun(
  caller: Caller,
  { gstHstNumber, qstNumber }: Schema<'AccountingSettings'>,
  invoices: readonly NumberedInvoice[],
): Promise<RunBooks> {
  const { db, tenantId } = caller
  const numbers = invoices.map(({ number }) => number)
  const [today, { rows: taken }] = await Promise.all([
    todayOf(caller, tenantId),
    sql<{ number: string }>`select number from invoices
      where tenant_id = ${tenantId} and number = any (${numbers}::text[])`.execute(db),
  ])
  const isSaid = (number: string | null) => (number ?? '').trim() !== ''
  return {
    today,
    takenNumbers: new Set(taken.map(({ number }) => number)),
    isRegistered: { gstHst: isSaid(gstHstNumber), qst: isSaid(qstNumber) },
  }
}

/** The first counter of the courier that is free, without holding it. */
export async function freeNumber({ db, tenantId }: Caller): Promise<number> {
  const { firstInvoiceNumber } = await accountingSettingsOf({ db, tenantId })
  const row = await db
    .selectFrom('invoice_counters')
    .select('next_number')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
  return Math.max(row?.next_number ?? 1, firstInvoiceNumber)
}

/**
 * The same, held until the transaction ends: of two runs at once the second waits here, and then finds what the first has left. Asked
 * before anything else of a run.
 */
export async function holdNumbers({ db, tenantId }: Caller): Promise<number> {
  const { firstInvoiceNumber } = await accountingSettingsOf({ db, tenantId })
  const { next_number: next } = await db
    .insertInto('invoice_counters')
    .values({ tenant_id: tenantId, next_number: firstInvoiceNumber })
    .onConflict((of) =>
      of.column('tenant_id').doUpdateSet({
        next_number: sql`greatest(invoice_counters.next_number, excluded.next_number)`,
      }),
    )
    .returning('next_number')
    .executeTakeFirstOrThrow()
  return next
}

/**
 * Holds the orders that are due, in the order in which every act on several holds them: no price of them changes until this is over.
 * @returns their numbers; one that becomes due meanwhile is for the next run
 */
export async function holdOrders(caller: Caller, question: RunQuestion): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from delivery_orders
    where id = any (array(select r.delivery_order_id from order_revenues r where ${dueRevenues(caller, question)}))
    order by id for no key update`.execute(caller.db)
  return rows.map(({ id }) => id)
}

/** Which rows `r` of orders a run takes. */
export function dueRevenues({ tenantId }: Caller, { until, customerIds }: RunQuestion) {
  return sql`r.tenant_id = ${tenantId} and r.state in ('unbilled', 'changed') and r.billable_on <= ${until}::date
    and ${customerIds === null ? sql`true` : sql`r.customer_tenant_id = any (${customerIds}::bigint[])`}`
}

interface DueRow {
  readonly id: number
  readonly customer_tenant_id: number
  readonly billable_on: string
  readonly service_id: number
  readonly service_name: string
  readonly po_number: string
  readonly is_cancelled: boolean
  readonly pickup: string
  readonly dropoff: string
  readonly pre_tax_cents: number | null
  readonly taxes: TaxAmount[] | null
  readonly billed_pre_tax_cents: number | null
  readonly billed_taxes: TaxAmount[] | null
  readonly is_accepted: boolean
  readonly paid_on: string | null
}

async function dueOrders(
  caller: Caller,
  question: RunQuestion,
  held: readonly number[] | undefined,
): Promise<{ orders: readonly BillableOrder[]; leftOut: number }> {
  const { rows } = await sql<DueRow>`
    select o.id, r.customer_tenant_id, r.billable_on::text as billable_on, r.service_id, o.service_name, o.po_number, r.is_cancelled,
      coalesce(nullif(o.pickup_location ->> 'name', ''), o.pickup_location ->> 'formattedAddress', '') as pickup,
      coalesce(nullif(o.dropoff_location ->> 'name', ''), o.dropoff_location ->> 'formattedAddress', '') as dropoff,
      r.pre_tax_cents, r.taxes, r.billed_pre_tax_cents, r.billed_taxes, accepted.leak is not null as is_accepted,
      case when r.billed_total_cents is null then day_at(r.paid_at, courier.time_zone)::text end as paid_on
    from order_revenues r join delivery_orders o on o.id = r.delivery_order_id join tenants courier on courier.id = r.tenant_id
    left join accepted_leaks accepted on accepted.tenant_id = r.tenant_id and accepted.delivery_order_id = r.delivery_order_id
      and accepted.leak = 'noPrice'
    where ${dueRevenues(caller, question)} and ${held ? sql`o.id = any (${held}::bigint[])` : sql`true`} order by o.id`.execute(
    caller.db,
  )
  const isLeftOut = (row: DueRow) => row.pre_tax_cents === null && row.billed_pre_tax_cents === null && row.is_accepted
  return {
    orders: rows.filter((row) => !isLeftOut(row)).map(billableOrder),
    leftOut: rows.filter(isLeftOut).length,
  }
}

function billableOrder(row: DueRow): BillableOrder {
  return {
    orderId: row.id,
    customerId: row.customer_tenant_id,
    billableOn: row.billable_on,
    serviceId: row.service_id,
    serviceName: row.service_name,
    poNumber: row.po_number,
    isCancelled: row.is_cancelled,
    pickup: row.pickup,
    dropoff: row.dropoff,
    price: amountsOf(row.pre_tax_cents, row.taxes),
    billed: amountsOf(row.billed_pre_tax_cents, row.billed_taxes),
    paidOn: row.paid_on,
  }
}

function amountsOf(preTaxCents: number | null, taxes: TaxAmount[] | null) {
  return preTaxCents === null ? null : { preTaxCents, taxes: taxes ?? [] }
}

async function loadMapping(
  { db, tenantId }: Caller,
  settings: Schema<'AccountingSettings'>,
): Promise<AccountingMapping> {
  const rows = await db
    .selectFrom('accounting_mappings')
    .select(['kind', 'key', 'item', 'account', 'code'])
    .where('tenant_id', '=', tenantId)
    .where('package', '=', settings.package)
    .where('kind', 'in', ['service', 'tax'])
    .execute()
  const of = (kind: string) => rows.filter((row) => row.kind === kind)
  return {
    package: settings.package,
    services: new Map(of('service').map(({ key, item, account }) => [Number(key), { item, account }])),
    usual: { item: settings.usualItem, account: settings.usualAccount },
    taxCodes: new Map(of('tax').flatMap(({ key, code }) => (code === null ? [] : [[key, code] as const]))),
    columnNames: Object.fromEntries(settings.columnNames.map(({ column, name }) => [column, name])),
    memo: settings.invoiceMemo,
  }
}

interface CustomerRow extends Omit<BilledCustomer, 'paymentTerms'> {
  readonly paymentTerms: BilledCustomer['paymentTerms'] | null
}

/** A customer that one does not have any more, such as a partner of before, is billed by its own name. */
async function loadCustomers(
  { db, tenantId }: Caller,
  settings: Schema<'AccountingSettings'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, BilledCustomer>> {
  const { rows } = await sql<CustomerRow>`
    select t.id, coalesce(customer.name, t.name) as name, nullif(customer.bill_to_name, '') as "billToName",
      customer.bill_to_address as "billToAddress", customer.invoice_email as email, customer.payment_terms as "paymentTerms",
      mapped.code as contact,
      exists (select from invoices where invoices.tenant_id = ${tenantId} and invoices.customer_tenant_id = t.id
        and invoices.contact = coalesce(mapped.code, customer.bill_to_name)) as "isKnownContact"
    from tenants t
    left join customers customer on customer.tenant_id = ${tenantId} and customer.id = t.id
    left join accounting_mappings mapped on mapped.tenant_id = ${tenantId} and mapped.package = ${settings.package}
      and mapped.kind = 'customer' and mapped.key = t.id::text
    where t.id = any (${ids}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, { ...row, paymentTerms: row.paymentTerms ?? settings.paymentTerms }]))
}

/** What a run comes to: orders that it bills, and cents with the credits taken off. */
export function runSums(invoices: readonly NumberedInvoice[]) {
  const orders = new Set(invoices.flatMap(({ lines }) => lines.map(({ orderId }) => orderId)))
  let [preTax, tax] = [0, 0]
  for (const { kind, lines } of invoices) {
    const totals = totalsOf(lines)
    const sign = kind === 'invoice' ? 1 : -1
    preTax += sign * totals.preTaxCents
    tax += sign * totals.taxCents
  }
  return {
    orders: orders.size,
    invoices: invoices.filter(({ kind }) => kind === 'invoice').length,
    creditNotes: invoices.filter(({ kind }) => kind === 'creditNote').length,
    preTaxCadCents: preTax,
    taxCadCents: tax,
    totalCadCents: preTax + tax,
  }
}

/** What the files of a run are called before what is in them: "PSC-2026-11-30". */
export function fileName({ invoicePrefix }: Schema<'AccountingSettings'>, invoiceDate: LocalDate): string {
  const prefix = trimmedEnd(invoicePrefix ?? '', /-/)
  return prefix === '' ? `invoices-${invoiceDate}` : `${prefix}-${invoiceDate}`
}

/** The courier's books are closed up to a day: no invoice is dated there, and none of there is reversed. */
export function isClosed({ booksClosedUntil }: Schema<'AccountingSettings'>, day: LocalDate): boolean {
  return booksClosedUntil !== null && day <= booksClosedUntil
}
