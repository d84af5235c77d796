import { sql, type RawBuilder } from 'kysely'
import type { ReportParty } from '#domain/accounting/reports.ts'
import type { Schema } from '#generated/handlers.ts'
import { cappedCount, countedPage, type ListOrder } from '#server/db/cursor.ts'
import type { Context } from '#server/http/context.ts'
import { pageOf, pageRequest, sortOf } from '#server/http/page.ts'
import { groupParts, nameOfParty, shownGroup, type GroupRow } from './report-groups.ts'
import { reportRows, shownSums, sumColumns, type Report, type StoredSums } from './report-rows.ts'

type Pagination = Schema<'ReportRowPagination'>
type Row = Schema<'ReportRow'>

interface FoundOrder {
  readonly id: number
  readonly sort_key: string | number | null
}

/** What orders one by one are sorted by; of anything else their day. */
const orderSorts: Readonly<
  Partial<Record<NonNullable<Pagination['sort']>[number]['field'], RawBuilder<number | null>>>
> = {
  preTax: sql`r.pre_tax_cents`,
  total: sql`r.total_cents`,
  pay: sql`r.pay_cents`,
  bought: sql`r.cost_cents`,
  margin: sql`r.margin_cents`,
}

function found({ db }: Pick<Context, 'db'>, report: Report, pagination: Pagination | undefined) {
  const { field, direction } = sortOf(pagination, { field: 'day', direction: 'desc' })
  const sort = orderSorts[field] ?? sql<string>`r.billable_on::text`
  const query = db
    .selectFrom(sql<{ delivery_order_id: number }>`(${reportRows(report)})`.as('r'))
    .select(['r.delivery_order_id as id', sql<string | number | null>`${sort}`.as('sort_key')])
  const order: ListOrder<FoundOrder> = {
    sort,
    nullsLast: field in orderSorts,
    id: sql.ref<number>('r.delivery_order_id'),
    direction,
    cursorOf: (row) => ({ value: row.sort_key, id: row.id }),
  }
  return { query, order }
}

/** A page of the report on all orders. */
export async function allOrdersPage(
  ctx: Context,
  report: Report,
  pagination: Pagination | undefined,
): Promise<Schema<'ReportRowPage'>> {
  const request = pageRequest(pagination)
  const { query, order } = found(ctx, report, pagination)
  const page = await countedPage(ctx.db, query, order, request, { total: cappedCount(query) })
  const read = await readOrders(
    ctx,
    report,
    page.rows.map(({ id }) => id),
  )
  return pageOf(request, read, page)
}

/** A row of transactions: an order, or before those of a party what they come to. */
interface Entry extends GroupRow {
  /** Null of what they come to. */
  readonly order_id: number | null
  readonly sort_key: string
}

/**
 * `entries` for a `with`. By name, within it by party, what they come to first, then by day. As bytes: a collation would leave the signs
 * between the parts out of account.
 */
function entryParts(report: Report, party: ReportParty): RawBuilder<unknown> {
  const begins = sql`lower(named.name) || chr(1) || lpad(named.party_id::text, 16, '0')`
  return sql`
    reported as materialized (${reportRows(report)}),
    ${groupParts(party)},
    named as materialized (
      select grouped.party_id, ${nameOfParty} as name from grouped left join party_names on party_names.id = grouped.party_id),
    entries as (
      select named.party_id, null::bigint as order_id, (${begins} || '0') collate "C" as sort_key from named
      union all
      select named.party_id, r.delivery_order_id, (${begins} || '1' || r.billable_on::text || lpad(r.delivery_order_id::text, 16, '0')) collate "C"
      from reported as r join named on named.party_id = r.party_id)`
}

function entries({ db }: Pick<Context, 'db'>) {
  return db.selectFrom(sql<Pick<Entry, 'party_id' | 'order_id' | 'sort_key'>>`(select * from entries)`.as('e'))
}

/** A page of transactions. */
export async function transactionPage(
  ctx: Context,
  report: Report,
  party: ReportParty,
  pagination: Pagination | undefined,
): Promise<Schema<'ReportRowPage'>> {
  const request = pageRequest(pagination)
  const query = entries(ctx)
    .innerJoin(
      sql<GroupRow>`(select grouped.*, named.name as party_name from grouped join named using (party_id))`.as('g'),
      (join) => join.onRef('g.party_id', '=', 'e.party_id'),
    )
    .selectAll('g')
    .select(['e.order_id', 'e.sort_key'])
  const page = await countedPage(
    ctx.db,
    query,
    {
      sort: sql.ref<string>('e.sort_key'),
      id: sql<number>`coalesce(e.order_id, 0)`,
      direction: 'asc',
      cursorOf: (row) => ({ value: row.sort_key, id: row.order_id ?? 0 }),
    },
    request,
    { with: entryParts(report, party), total: cappedCount(entries(ctx)) },
  )
  const orders = await readOrders(
    ctx,
    report,
    page.rows.flatMap(({ order_id: id }) => id ?? []),
  )
  const byId = new Map(orders.map((row) => [row.order?.id, row]))
  const rows = page.rows.flatMap((row) => {
    if (row.order_id === null) return shownGroup(row, report)
    const shown = byId.get(row.order_id)
    return shown ? { ...shown, party: shownGroup(row, report).party } : []
  })
  return pageOf(request, rows, page)
}

/** The numbers of all orders of a report, as its file has them. */
export async function orderIdsIn(
  ctx: Pick<Context, 'db'>,
  report: Report,
  pagination?: Pagination,
): Promise<readonly number[]> {
  if (report.party === null) {
    const { query, order } = found(ctx, report, pagination)
    const rows = await query
      .orderBy(order.sort, order.nullsLast ? (by) => by[order.direction]().nullsLast() : order.direction)
      .orderBy(order.id, order.direction)
      .execute()
    return rows.map(({ id }) => id)
  }
  const { rows } = await sql<{ id: number }>`with ${entryParts(report, report.party)}
    select order_id as id from entries where order_id is not null order by sort_key`.execute(ctx.db)
  return rows.map(({ id }) => id)
}

/** Orders of a report, in the order in which they are given: names are looked up once for each organisation and driver. */
export async function readOrders(ctx: Pick<Context, 'db'>, report: Report, ids: readonly number[]): Promise<Row[]> {
  if (ids.length === 0) return []
  const isCourier = report.side === 'carriedOut'
  const isPriced = report.side === 'supplied' ? sql`true` : sql`r.total_cents is not null`
  const { rows } = await sql<{ shown: NonNullable<Row['order']>; sums: StoredSums }>`
    with page as materialized (
      select r.*, asked.place from (${reportRows(report, ids)}) as r
      join unnest(${ids}::bigint[]) with ordinality as asked (id, place) on asked.id = r.delivery_order_id),
    names as materialized (select id, name from tenants
      where id = any (array(select customer_tenant_id from page union select tenant_id from page))),
    drivers as materialized (
      select id, trim(first_name || ' ' || last_name) as name from users where id = any (array(select distinct driver_user_id from page)))
    select json_build_object(
        'id', o.id,
        'billableOn', r.billable_on::text,
        'status', o.status,
        'customerName', coalesce(customer.name, ''),
        'courierName', coalesce(courier.name, ''),
        'supplierName', o.supplier_tenant_name,
        'driverName', ${isCourier ? sql`case when r.driver_user_id is not null then coalesce(driver.name, '') end` : sql`null`},
        'serviceName', o.service_name,
        'poNumber', o.po_number,
        'pickup', concat_ws(', ', nullif(o.pickup_location ->> 'name', ''), nullif(o.pickup_location ->> 'formattedAddress', '')),
        'dropoff', concat_ws(', ', nullif(o.dropoff_location ->> 'name', ''), nullif(o.dropoff_location ->> 'formattedAddress', '')),
        'isPriced', ${isPriced},
        'dueAt', r.due_at,
        'droppedOffAt', r.dropped_off_at) as shown,
      (select row_to_json(one) from (select ${sumColumns} from (select r.*) as r) as one) as sums
    from page r
    join delivery_orders o on o.id = r.delivery_order_id
    left join names customer on customer.id = r.customer_tenant_id
    left join names courier on courier.id = r.tenant_id
    left join drivers driver on driver.id = r.driver_user_id
    order by r.place`.execute(ctx.db)
  return rows.map(({ shown, sums }) => ({
    id: `order:${shown.id}`,
    party: null,
    order: shown,
    firstDay: shown.billableOn,
    lastDay: shown.billableOn,
    sums: shownSums(sums, report.side),
  }))
}
