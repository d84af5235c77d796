import { sql, type RawBuilder } from 'kysely'
import { howToPayOf, type PaymentSettings } from '#domain/messages/how-to-pay.ts'
import type { InvoiceState } from '#domain/accounting/invoices/state.ts'
import type { InvoiceKind } from '#domain/accounting/invoices/types.ts'
import { daysBetween, wallTimeAt } from '#domain/time/zoned-time.ts'
import type { Input, Schema } from '#generated/handlers.ts'
import { cappedCount, countedPage } from '#server/db/cursor.ts'
import { isListed } from '#server/db/listed.ts'
import type { Context } from '#server/http/context.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { bareText, holdsEveryWord } from '#server/search-words.ts'
import { isOverdueEntry, owedSums, receivedAccounts, type ReceivedEntry } from './account.ts'
import { stateCounts } from './invoice-rows.ts'

/*
 * The invoices that all couriers made to the request's tenant. The views `received_invoices` and `billing_couriers` and the function
 * `received_accounts` see the tenant's share of each courier's books and nothing else.
 */

type InvoicePagination = Schema<'ReceivedInvoicePagination'>
type CourierPagination = Schema<'BillingCourierPagination'>

const invoiceSorts: Readonly<
  Record<NonNullable<InvoicePagination['sort']>[number]['field'], RawBuilder<string | number>>
> = {
  // Each courier gives its numbers in the order of the ids.
  number: sql<number>`invoice.id`,
  invoiceDate: sql<string>`invoice.invoice_date`,
  dueDate: sql<string>`invoice.ages_from`,
  total: sql<number>`invoice.total_cents`,
  outstanding: sql<number>`invoice.outstanding_cents`,
}

const courierSorts: Readonly<
  Record<NonNullable<CourierPagination['sort']>[number]['field'], RawBuilder<string | number>>
> = {
  name: sql<string>`lower(courier.name)`,
  outstanding: sql<number>`courier.outstanding_cents`,
  overdue: sql<number>`courier.overdue_cents`,
}

const isOverdueHere = isOverdueEntry(sql.ref('entry.today'))

function overdueIn({ now }: Pick<Context, 'now'>): RawBuilder<boolean> {
  return sql<boolean>`(invoice.id in (select entry.invoice_id from ${receivedAccounts(now)} as entry where ${isOverdueHere}))`
}

/** Lists the invoices that the request's tenant has received, by number, courier, day and state. */
export async function receivedInvoicePage(
  ctx: Context,
  { search = '', pagination }: Input<'getReceivedInvoices'>['query'],
): Promise<Schema<'ReceivedInvoicePage'>> {
  const request = pageRequest(pagination)
  const { field, direction } = sortOf(pagination, { field: 'invoiceDate', direction: 'desc' })
  const sort = invoiceSorts[field]
  const { states, courierIds, isOverdue, isDisputed, from, until } = pagination?.filter ?? {}
  const words = search.trim()
  const rows = receivedRows(ctx)
    .$if(isListed(states), (query) => query.where('invoice.state', 'in', states ?? []))
    .$if(isListed(courierIds), (query) => query.where('invoice.courier_id', 'in', courierIds ?? []))
    .$if(isOverdue !== undefined, (query) => query.where(sql<boolean>`${overdueIn(ctx)} = ${isOverdue ?? false}`))
    .$if(isDisputed !== undefined, (query) =>
      query.where(sql<boolean>`(invoice.open_disputes > 0) = ${isDisputed ?? false}`),
    )
    .$if(from !== undefined, (query) => query.where('invoice.invoice_date', '>=', from ?? ''))
    .$if(until !== undefined, (query) => query.where('invoice.invoice_date', '<=', until ?? ''))
    .$if(words !== '', (query) =>
      query.where(holdsEveryWord(bareText(sql`invoice.number`, sql`invoice.courier_name`), words)),
    )
  const found = await countedPage(
    ctx.db,
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
  const late = await overdueAmong(
    ctx,
    found.rows.map(({ id }) => id),
  )
  return pageBody(found, request, (row) => shownReceived(row, ctx, late))
}

function receivedRows({ db }: Pick<Context, 'db'>) {
  return db
    .selectFrom('received_invoices as invoice')
    .select(['invoice.id', 'invoice.number', 'invoice.label', 'invoice.invoice_date', 'invoice.due_date'])
    .select(['invoice.courier_id', 'invoice.courier_name', 'invoice.time_zone', 'invoice.ages_from', 'invoice.orders'])
    .select(['invoice.total_cents', 'invoice.outstanding_cents', 'invoice.open_disputes'])
    .select([sql.ref<InvoiceKind>('invoice.kind').as('kind'), sql.ref<InvoiceState>('invoice.state').as('state')])
}

type ReceivedRow = Awaited<ReturnType<ReturnType<typeof receivedRows>['executeTakeFirstOrThrow']>>

/** Finds those of these invoices that are overdue. @returns their ids */
async function overdueAmong({ db, now }: Context, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<Pick<ReceivedEntry, 'invoice_id'>>`
    select entry.invoice_id from ${receivedAccounts(now)} as entry
    where ${isOverdueHere} and entry.invoice_id = any (${ids}::bigint[])`.execute(db)
  return new Set(rows.map((entry) => entry.invoice_id))
}

function shownReceived(
  row: ReceivedRow,
  { now }: Pick<Context, 'now'>,
  overdue: ReadonlySet<number>,
): Schema<'ReceivedInvoice'> {
  const today = wallTimeAt(now, row.time_zone).date
  return {
    id: row.id,
    kind: row.kind,
    number: row.number,
    courier: { id: row.courier_id, name: row.courier_name },
    label: row.label,
    invoiceDate: row.invoice_date,
    dueDate: row.due_date,
    orders: row.orders,
    totalCadCents: row.total_cents,
    outstandingCadCents: row.outstanding_cents,
    state: row.state,
    daysOverdue: overdue.has(row.id) ? daysBetween(row.ages_from, today) : 0,
    openDisputes: row.open_disputes,
  }
}

/** Counts the received invoices in each state, and sums up what is owed by the accounts of all couriers, or of one. */
export async function receivedInvoiceCounts(
  { db, now }: Context,
  courierId: number | null,
): Promise<Schema<'InvoiceCounts'>> {
  const ofCourier = courierId === null ? sql`true` : sql`courier_id = ${courierId}`
  const { rows } = await sql<Schema<'InvoiceCounts'>>`
    select made.*, owed.* from
      (select ${stateCounts},
        (count(*) filter (where open_disputes > 0))::int as disputed
        from received_invoices where ${ofCourier}) as made,
      (select ${owedSums(isOverdueHere)}
        from ${receivedAccounts(now)} as entry where ${ofCourier}) as owed`.execute(db)
  return rows[0] as Schema<'InvoiceCounts'>
}

interface CourierRow {
  readonly id: number
  readonly name: string
  readonly is_connected: boolean
  readonly invoices: number
  readonly how_to_pay: PaymentSettings
  readonly outstanding_cents: number
  readonly overdue_cents: number
}

/** Lists the couriers that have billed the request's tenant, each with its account and its ways of being paid. */
export async function billingCourierPage(
  { db, now }: Context,
  { search = '', pagination }: Input<'getBillingCouriers'>['query'],
): Promise<Schema<'BillingCourierPage'>> {
  const request = pageRequest(pagination)
  const { field, direction } = sortOf(pagination, { field: 'outstanding', direction: 'desc' })
  const sort = courierSorts[field]
  const words = search.trim()
  const rows = db
    .selectFrom(
      sql<CourierRow>`(
        select billing.*, coalesce(owed.outstanding_cents, 0)::bigint as outstanding_cents, coalesce(owed.overdue_cents, 0)::bigint as overdue_cents
        from billing_couriers billing left join owed on owed.courier_id = billing.id)`.as('courier'),
    )
    .selectAll()
    .$if(words !== '', (query) => query.where(holdsEveryWord(bareText(sql`courier.name`), words)))
  const page = await countedPage(
    db,
    rows.select(sort.as('sort_key')),
    { sort, id: sql.ref<number>('courier.id'), direction, cursorOf: (row) => ({ value: row.sort_key, id: row.id }) },
    request,
    {
      with: sql`owed as materialized (
        select courier_id, sum(outstanding_cents) as outstanding_cents, sum(owed_cents) filter (where ${isOverdueHere}) as overdue_cents
        from ${receivedAccounts(now)} as entry group by 1)`,
      total: cappedCount(rows),
    },
  )
  return pageBody(page, request, (row) => ({
    id: row.id,
    name: row.name,
    isConnected: row.is_connected,
    invoices: row.invoices,
    outstandingCadCents: row.outstanding_cents,
    overdueCadCents: row.overdue_cents,
    howToPay: howToPayOf(row.how_to_pay),
  }))
}
