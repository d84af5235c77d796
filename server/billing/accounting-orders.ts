import { Readable } from 'node:stream'
import { sql, type RawBuilder } from 'kysely'
import { revenueStateLabels } from '#domain/accounting/revenue-state.ts'
import { billStatusLabels } from '#domain/orders/bill-status.ts'
import { fieldsIn, fieldText, type KeptOrderField } from '#domain/orders/order-fields.ts'
import { orderStatusLabels } from '#domain/orders/order-status.ts'
import { spreadsheetLine, type CsvCell } from '#domain/files/csv-lines.ts'
import type { PriceLine } from '#domain/pricing/types.ts'
import type { Input, Schema } from '#generated/handlers.ts'
import {
  countedPage,
  cappedCount,
  decodeCursor,
  listPage,
  type ListOrder,
  type PageRequest,
} from '#server/db/cursor.ts'
import type { Context } from '#server/http/context.ts'
import { csvDollars } from '#server/http/csv.ts'
import { pageOf, pageRequest, sortOf } from '#server/http/page.ts'
import { inGroups } from './accounting-groups.ts'
import { courierPay } from './courier-pay.ts'
import { daysAsked, ordersFound, revenueRows } from './revenue-rows.ts'

type Query = Input<'getAccountingOrders'>['query']
type Shown = Schema<'AccountingOrder'>

/** Rows a batch of a file: each is a transaction of its own, so that a slow reader holds no connection while it reads. */
const batchRows = 500

interface FoundOrder {
  readonly id: number
  readonly sort_key: string | number | null
}

/** The rows that are asked for. */
async function askedRows(ctx: Context, query: Query) {
  const { grouping, ids, search = '', exported, pagination } = query
  const days = await daysAsked(ctx, query)
  const pay = await courierPay(ctx)
  const words = search.trim()
  const further = [
    ...(ids ? [inGroups(grouping, ids, pay.schedule)] : []),
    ...(exported === undefined ? [] : [sql`(r.bill_status = 'exported') = ${exported}`]),
    ...(words === '' ? [] : [ordersFound(words)]),
  ]
  const filter = pagination?.filter
  return revenueRows(
    { tenantId: ctx.tenantId, days, filter, pay },
    further.length > 0 ? sql.join(further, sql` and `) : undefined,
  )
}

function found({ db }: Pick<Context, 'db'>, rows: RawBuilder<unknown>, field: 'billableOn' | 'total') {
  const sort = sql<string | number | null>`${sql.raw(field === 'total' ? 'r.total_cents' : 'r.billable_on::text')}`
  const query = db
    .selectFrom(sql<{ delivery_order_id: number }>`(${rows})`.as('r'))
    .select(['r.delivery_order_id as id', sort.as('sort_key')])
  return { query, sort, nullsLast: field === 'total' }
}

function orderOf({ sort, nullsLast }: ReturnType<typeof found>, direction: 'asc' | 'desc'): ListOrder<FoundOrder> {
  return {
    sort,
    nullsLast,
    id: sql.ref<number>('r.delivery_order_id'),
    direction,
    cursorOf: (row) => ({ value: row.sort_key, id: row.id }),
  }
}

const usualSort = { field: 'billableOn', direction: 'desc' } as const

export async function accountingOrderPage(ctx: Context, query: Query): Promise<Schema<'AccountingOrderPage'>> {
  const request = pageRequest(query.pagination)
  const rows = await askedRows(ctx, query)
  const { field, direction } = sortOf(query.pagination, usualSort)
  const list = found(ctx, rows, field)
  const page = await countedPage(ctx.db, list.query, orderOf(list, direction), request, {
    total: cappedCount(list.query),
  })
  const read = await readOrders(ctx, page.rows)
  return pageOf(
    request,
    read.map(({ shown, lines }) => (query.reportData ? { ...shown, lines: lines.map(shownLine) } : shown)),
    page,
  )
}

function shownLine({ name, priceCadCents }: PriceLine): Schema<'AccountingOrderLine'> {
  return { name, priceCadCents }
}

interface ReadOrder {
  readonly shown: Omit<Shown, 'lines'>
  readonly lines: readonly PriceLine[]
  readonly fields: readonly KeptOrderField[]
}

/** Orders as accounting sees them, in the order in which they are given: names are looked up once for each customer and driver. */
async function readOrders(ctx: Context, ids: readonly FoundOrder[]): Promise<ReadOrder[]> {
  if (ids.length === 0) return []
  const wanted = ids.map(({ id }) => id)
  const pay = await courierPay(ctx)
  const everyDay = { from: '0001-01-01', until: '9999-12-31' }
  const rows = revenueRows(
    { tenantId: ctx.tenantId, days: everyDay, filter: undefined, pay },
    sql`r.delivery_order_id = any (${wanted}::bigint[])`,
  )
  const answer = await sql<{ shown: ReadOrder['shown']; lines: PriceLine[] | null; fields: KeptOrderField[] }>`
    with page as materialized (
      select r.*, asked.place from (${rows}) as r
      join unnest(${wanted}::bigint[]) with ordinality as asked (id, place) on asked.id = r.delivery_order_id),
    customers as materialized (select id, name from tenants where id = any (array(select distinct customer_tenant_id from page))),
    drivers as materialized (
      select id, trim(first_name || ' ' || last_name) as name from users where id = any (array(select distinct driver_user_id from page)))
    select json_build_object(
        'id', o.id,
        'billableOn', r.billable_on::text,
        'status', o.status,
        'customer', json_build_object('id', r.customer_tenant_id, 'name', coalesce(customer.name, '')),
        'driver', case when r.driver_user_id is not null then json_build_object('id', r.driver_user_id, 'name', coalesce(driver.name, '')) end,
        'serviceName', o.service_name,
        'poNumber', o.po_number,
        'pickup', concat_ws(', ', nullif(o.pickup_location ->> 'name', ''), nullif(o.pickup_location ->> 'formattedAddress', '')),
        'dropoff', concat_ws(', ', nullif(o.dropoff_location ->> 'name', ''), nullif(o.dropoff_location ->> 'formattedAddress', '')),
        'parcels', r.parcels,
        'weightKg', r.weight_kg,
        'distanceM', r.distance_m,
        'preTaxCadCents', r.pre_tax_cents,
        'taxCadCents', r.tax_cents,
        'totalCadCents', r.total_cents,
        'rate', r.rate,
        'payCadCents', r.pay_cents,
        'billStatus', r.bill_status,
        'state', r.state,
        'billedCadCents', r.billed_total_cents,
        'invoiceNumbers', (select coalesce(json_agg(invoice.number order by line.id desc), '[]') from invoice_lines line
          join invoices invoice on invoice.id = line.invoice_id
          where line.delivery_order_id = o.id and line.is_live),
        'notBillableReason', r.not_billable_reason,
        'paidAt', r.paid_at) as shown,
      price.lines, o.order_fields as fields
    from page r
    join delivery_orders o on o.id = r.delivery_order_id
    left join delivery_order_prices price on price.delivery_order_id = o.id
    left join customers customer on customer.id = r.customer_tenant_id
    left join drivers driver on driver.id = r.driver_user_id
    order by r.place`.execute(ctx.db)
  return answer.rows.map(({ shown, lines, fields }) => ({ shown, lines: lines ?? [], fields }))
}

/**
 * All orders that are asked for as CSV, with references, the courier's own fields that appear in exports, and a column for each kind of
 * price line that some order of them has. Reading stops when the stream is destroyed.
 */
export async function accountingOrdersAsCsv(ctx: Context, query: Query): Promise<{ rows: number; body: Readable }> {
  const rows = await askedRows(ctx, query)
  const { field, direction } = sortOf(query.pagination, usualSort)
  const [counted, names, ownFields] = await Promise.all([
    sql<{ rows: number }>`select count(*)::int as rows from (${rows}) as r`.execute(ctx.db),
    lineNames(ctx, rows),
    exportedFields(ctx),
  ])
  const lines = linesOf(ctx, { rows, field, direction, names, ownFields })
  return { rows: counted.rows[0]?.rows ?? 0, body: Readable.from(lines, { objectMode: false, highWaterMark: 1 }) }
}

interface WantedFile {
  readonly rows: RawBuilder<unknown>
  readonly field: 'billableOn' | 'total'
  readonly direction: 'asc' | 'desc'
  readonly names: readonly string[]
  readonly ownFields: readonly { readonly id: number; readonly name: string }[]
}

interface OrderBatch {
  readonly next: string | null
  readonly orders: readonly ReadOrder[]
}

function readBatch(
  ctx: Context,
  { rows, field, direction }: WantedFile,
  after: PageRequest['after'],
): Promise<OrderBatch> {
  return ctx.deps.tenantTransaction(ctx, async (db) => {
    const list = found({ db }, rows, field)
    const page = await listPage(list.query, orderOf(list, direction), {
      page: 0,
      pageSize: batchRows,
      after: after ?? null,
    })
    return { next: page.next, orders: await readOrders({ ...ctx, db }, page.rows) }
  })
}

async function* linesOf(ctx: Context, wanted: WantedFile) {
  const { names, ownFields } = wanted
  yield spreadsheetLine([
    ...columns.map(({ title }) => title),
    ...ownFields.map(({ name }) => name),
    ...names.map((name) => `${name} (CAD)`),
  ])
  let after: PageRequest['after'] = null
  do {
    const { next, orders }: OrderBatch = await readBatch(ctx, wanted, after)
    if (orders.length > 0) yield orders.map((order) => spreadsheetLine(cellsOf(order, names, ownFields))).join('')
    after = next === null ? null : decodeCursor(next)
  } while (after !== null)
}

function cellsOf(
  { shown, lines, fields }: ReadOrder,
  names: readonly string[],
  ownFields: WantedFile['ownFields'],
): CsvCell[] {
  const amounts = new Map<string, number>()
  for (const line of lines) {
    const name = columnOfLine(line)
    amounts.set(name, (amounts.get(name) ?? 0) + line.priceCadCents)
  }
  return [
    ...columns.map(({ cell }) => cell(shown)),
    ...ownFields.map(({ id }) => {
      const value = fields.find((field) => field.id === id)?.value
      if (value === undefined) return null
      return typeof value === 'number' ? value : fieldText(value)
    }),
    ...names.map((name) => csvDollars(amounts.get(name) ?? null)),
  ]
}

/** What a line says of this order alone would make a column of each: "Fuel Surcharge (14.5%)" stands under "Fuel Surcharge". */
const ofOneOrder = ' [(][0-9.]+%[)]$| × [0-9]+$'

function columnOfLine({ name }: Pick<PriceLine, 'name'>): string {
  return name.replace(new RegExp(ofOneOrder), '')
}

/** The kinds of price lines among these orders, as often as they are there. */
async function lineNames(ctx: Context, rows: RawBuilder<unknown>): Promise<readonly string[]> {
  const { rows: names } = await sql<{ name: string }>`
    select regexp_replace(line ->> 'name', ${ofOneOrder}, '') as name
    from (${rows}) as r join delivery_order_prices price on price.delivery_order_id = r.delivery_order_id
    cross join lateral jsonb_array_elements(price.lines) as line
    where (line ->> 'priceCadCents')::bigint <> 0
    group by 1 order by count(*) desc, 1 limit ${mostLineColumns}`.execute(ctx.db)
  return names.map(({ name }) => name)
}

/** A file with more columns is read by nobody; what falls out stands in the sums before tax. */
const mostLineColumns = 60

async function exportedFields({ db, tenantId }: Context) {
  const row = await db
    .selectFrom('courier_schedules')
    .select('order_fields')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
  return fieldsIn('Exports', row?.order_fields ?? []).map(({ id, name }) => ({ id, name }))
}

const columns: readonly { readonly title: string; readonly cell: (order: ReadOrder['shown']) => CsvCell }[] = [
  { title: 'Order', cell: ({ id }) => id },
  { title: 'Date', cell: ({ billableOn }) => billableOn },
  { title: 'Status', cell: ({ status }) => orderStatusLabels[status] },
  { title: 'Customer', cell: ({ customer }) => customer.name },
  { title: 'PO Number', cell: ({ poNumber }) => poNumber },
  { title: 'Driver', cell: ({ driver }) => driver?.name ?? null },
  { title: 'Service', cell: ({ serviceName }) => serviceName },
  { title: 'Pickup', cell: ({ pickup }) => pickup },
  { title: 'Drop Off', cell: ({ dropoff }) => dropoff },
  { title: 'Pieces', cell: ({ parcels }) => parcels },
  { title: 'Weight (kg)', cell: ({ weightKg }) => weightKg },
  { title: 'Distance (km)', cell: ({ distanceM }) => distanceM / 1_000 },
  { title: 'Before Tax (CAD)', cell: ({ preTaxCadCents }) => csvDollars(preTaxCadCents) },
  { title: 'Tax (CAD)', cell: ({ taxCadCents }) => csvDollars(taxCadCents) },
  { title: 'Total (CAD)', cell: ({ totalCadCents }) => csvDollars(totalCadCents) },
  { title: 'Driver Rate (%)', cell: ({ rate }) => rate },
  { title: 'Driver Pay (CAD)', cell: ({ payCadCents }) => csvDollars(payCadCents) },
  { title: 'Billing Status', cell: ({ billStatus }) => billStatusLabels[billStatus] },
  { title: 'Revenue State', cell: ({ state }) => revenueStateLabels[state] },
  { title: 'Billed (CAD)', cell: ({ billedCadCents }) => csvDollars(billedCadCents) },
  { title: 'Invoices', cell: ({ invoiceNumbers }) => invoiceNumbers.join('; ') },
]
