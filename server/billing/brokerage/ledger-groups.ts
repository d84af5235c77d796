import { sql, type RawBuilder } from 'kysely'
import {
  differenceOf,
  differenceText,
  costOf,
  isCostAgreed,
  laneKey,
  laneText,
  marginOf,
  type Lane,
  type LedgerGrouping,
} from '#domain/accounting/brokerage-ledger.ts'
import { waybillNumber } from '#domain/orders/order-number.ts'
import { formError } from '#domain/text/refusal.ts'
import type { Input, Schema } from '#generated/handlers.ts'
import { cappedCount, countedPage } from '#server/db/cursor.ts'
import type { Context } from '#server/http/context.ts'
import { pageOf, pageRequest, sortOf } from '#server/http/page.ts'
import {
  brokeredParts,
  ledgerSumColumns,
  shownLedgerSums,
  type LedgerQuestion,
  type StoredSums,
} from './ledger-rows.ts'

type Query = Input<'getBrokerageLedger'>['query']
type SortField = NonNullable<Schema<'BrokerageLedgerRowPagination'>['sort']>[number]['field']
type Shown = Schema<'BrokerageLedgerRow'>

/** Brokered orders that stand together; cents of an order are those of the only one. */
interface GroupRow extends StoredSums {
  /** The lowest number of its sold orders: no order is in two groups. */
  readonly id: number
  readonly partner_id: number
  readonly partner_name: string
  readonly customer_id: number
  readonly buy_order_id: number
  readonly first_day: string
  readonly last_day: string
  readonly one_sold_cents: number | null
  readonly one_bought_cents: number | null
  readonly one_agreed_cents: number | null
  readonly one_billed_cents: number | null
  readonly lane: string | null
  readonly has_twin: boolean
  readonly pickup_city: string | null
  readonly pickup_province: string | null
  readonly dropoff_city: string | null
  readonly dropoff_province: string | null
}

/** By what orders are put together. */
const groupColumns: Readonly<Record<LedgerGrouping, RawBuilder<unknown>>> = {
  order: sql`r.sell_order_id`,
  lane: sql`r.lane`,
  partner: sql`r.partner_tenant_id`,
}

/** The spelling that most orders have. */
const usual = (column: string) => sql`mode() within group (order by ${sql.ref(`r.${column}`)}) as ${sql.ref(column)}`

/** Of the lanes, two of which are twins where their cities are called alike and lie in other provinces. */
const laneColumns = sql`r.lane, count(*) over (partition by regexp_replace(r.lane, ',[^>]*', '', 'g')) > 1 as has_twin,
  ${usual('pickup_city')}, ${usual('pickup_province')}, ${usual('dropoff_city')}, ${usual('dropoff_province')}`
const noLane = sql`null as lane, false as has_twin, null as pickup_city, null as pickup_province, null as dropoff_city,
  null as dropoff_province`

function groupParts(ctx: Context, question: LedgerQuestion): RawBuilder<unknown> {
  const { grouping } = question
  return sql`${brokeredParts(ctx, question)},
    grouped as materialized (
      select min(r.sell_order_id) as id, min(r.partner_tenant_id) as partner_id, min(r.customer_tenant_id) as customer_id,
        min(r.buy_order_id) as buy_order_id, min(r.billable_on)::text as first_day, max(r.billable_on)::text as last_day,
        min(r.sold_cents) as one_sold_cents, min(r.bought_cents) as one_bought_cents, min(r.agreed_cents) as one_agreed_cents,
        min(r.billed_cents) as one_billed_cents, count(r.margin_cents) as compared, ${ledgerSumColumns},
        ${grouping === 'lane' ? laneColumns : noLane}
      from brokered as r group by ${groupColumns[grouping]})`
}

function groups({ db, tenantId }: Context) {
  return db
    .selectFrom(
      sql<GroupRow & { compared: number }>`(
        select grouped.*, coalesce(partner.name, '') as partner_name from grouped
        left join partners partner on partner.tenant_id = ${tenantId} and partner.id = grouped.partner_id)`.as('g'),
    )
    .selectAll()
}

/** A margin that is not known is neither large nor small. */
const margin = sql<number | null>`case when g.compared > 0 then g.margin_cents end`
const sorts: Readonly<Record<Exclude<SortField, 'name'>, RawBuilder<number | string | null>>> = {
  day: sql<string>`g.last_day`,
  orders: sql<number>`g.orders`,
  sold: sql<number>`g.sold_cents`,
  bought: sql<number>`g.cost_cents`,
  margin,
  percent: sql<number | null>`round(1000.0 * g.margin_cents / nullif(g.compared_cents, 0))::bigint`,
}
const names: Readonly<Record<LedgerGrouping, RawBuilder<number | string>>> = {
  order: sql<number>`g.id`,
  lane: sql<string>`lower(g.pickup_city || ' ' || g.dropoff_city)`,
  partner: sql<string>`lower(g.partner_name)`,
}

function orderOf({ grouping, pagination }: Query) {
  const { field, direction } = sortOf(
    pagination,
    grouping === 'order' ? { field: 'day', direction: 'desc' } : { field: 'name', direction: 'asc' },
  )
  return {
    sort: field === 'name' ? names[grouping] : sorts[field],
    direction,
    nullsLast: field === 'margin' || field === 'percent',
  }
}

function questionOf({ grouping, from, until, search, pagination }: Query): LedgerQuestion {
  return { grouping, from, until, search, filter: pagination?.filter }
}

/** A page of the ledger. @throws formError as `refuseDays` */
export async function ledgerPage(ctx: Context, query: Query): Promise<Schema<'BrokerageLedgerRowPage'>> {
  const request = pageRequest(query.pagination)
  const order = orderOf(query)
  const page = await countedPage(
    ctx.db,
    groups(ctx).select(order.sort.as('sort_key')),
    { ...order, id: sql.ref<number>('g.id'), cursorOf: (row) => ({ value: row.sort_key, id: row.id }) },
    request,
    { with: groupParts(ctx, questionOf(query)), total: cappedCount(groups(ctx)) },
  )
  return pageOf(request, await shownRows(ctx, query.grouping, page.rows), page)
}

/** More lines than a spreadsheet is looked through for. */
const mostRows = 20_000

/**
 * The whole ledger in one order, for a file.
 * @throws formError `too_many` when it has more than 20,000 rows
 */
export async function ledgerRowsIn(ctx: Context, query: Query): Promise<Shown[]> {
  const { sort, direction, nullsLast } = orderOf(query)
  const found = groups(ctx)
    .orderBy(sort, nullsLast ? (by) => by[direction]().nullsLast() : direction)
    .orderBy(sql`g.id`, direction)
    .limit(sql.lit(mostRows + 1))
  const { rows } = await sql<GroupRow>`with ${groupParts(ctx, questionOf(query))} ${found}`.execute(ctx.db)
  if (rows.length > mostRows) {
    throw formError(
      { '/from': ['Must be later: the rows are too many for a file'] },
      'too_many',
      `There are more than ${mostRows} rows: choose fewer days.`,
    )
  }
  return shownRows(ctx, query.grouping, rows)
}

async function shownRows(ctx: Context, grouping: LedgerGrouping, rows: readonly GroupRow[]): Promise<Shown[]> {
  switch (grouping) {
    case 'partner':
      return rows.map((row) => ({ ...shared(row), id: String(row.partner_id), label: row.partner_name }))
    case 'lane':
      return rows.map((row) => {
        const label = laneText(laneOf(row), row.has_twin)
        return { ...shared(row), id: row.lane ?? '', label, partner: null, lane: row.lane, laneText: label }
      })
    case 'order': {
      const details = await detailsOf(ctx, rows)
      return rows.map((row) => shownOrder(row, details.get(row.id)))
    }
  }
}

function shared(row: GroupRow) {
  return {
    firstOrderId: row.id,
    partner: { id: row.partner_id, name: row.partner_name },
    customer: null,
    lane: null,
    laneText: null,
    firstDay: row.first_day,
    lastDay: row.last_day,
    sums: shownLedgerSums(row),
    order: null,
  } satisfies Partial<Shown>
}

type StoredLane = Pick<GroupRow, 'pickup_city' | 'pickup_province' | 'dropoff_city' | 'dropoff_province'>

function laneOf(row: StoredLane): Lane {
  return {
    pickup: { city: row.pickup_city ?? '', province: row.pickup_province ?? '' },
    dropoff: { city: row.dropoff_city ?? '', province: row.dropoff_province ?? '' },
  }
}

/** What is read of the orders of a page alone. */
interface Details extends StoredLane {
  readonly id: number
  readonly customer_name: string
  readonly sold_numbers: string[]
  readonly bought_numbers: string[]
}

async function detailsOf({ db, tenantId }: Context, rows: readonly GroupRow[]): Promise<ReadonlyMap<number, Details>> {
  if (rows.length === 0) return new Map()
  const found = await sql<Details>`
    with asked as materialized (
      select * from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map((row) => row.buy_order_id)}::bigint[],
        ${rows.map((row) => row.customer_id)}::bigint[]) as each (id, buy_order_id, customer_id)),
    names as materialized (
      select t.id, coalesce(customer.name, t.name) as name from tenants t
      left join customers customer on customer.tenant_id = ${tenantId} and customer.id = t.id
      where t.id = any (array(select distinct customer_id from asked)))
    select asked.id, coalesce(names.name, '') as customer_name,
      o.pickup_location ->> 'city' as pickup_city, o.pickup_location ->> 'province' as pickup_province,
      o.dropoff_location ->> 'city' as dropoff_city, o.dropoff_location ->> 'province' as dropoff_province,
      (select coalesce(array_agg(invoice.number order by line.id desc), '{}') from invoice_lines line
        join invoices invoice on invoice.id = line.invoice_id
        where line.delivery_order_id = asked.id and line.is_live) as sold_numbers,
      bought_invoice_numbers(asked.buy_order_id) as bought_numbers
    from asked join delivery_orders o on o.id = asked.id
    left join names on names.id = asked.customer_id`.execute(db)
  return new Map(found.rows.map((row) => [row.id, row]))
}

function shownOrder(row: GroupRow, details: Details | undefined): Shown {
  const amounts = {
    soldCents: row.one_sold_cents,
    boughtCents: row.one_bought_cents,
    agreedCents: row.one_agreed_cents,
    billedCents: row.one_billed_cents,
  }
  const lane = details && laneOf(details)
  const cost = costOf(amounts)
  return {
    ...shared(row),
    id: String(row.id),
    label: waybillNumber(row.id),
    customer: { id: row.customer_id, name: details?.customer_name ?? '' },
    lane: lane ? laneKey(lane) : null,
    laneText: lane ? laneText(lane, false) : null,
    order: {
      sellOrderId: row.id,
      buyOrderId: row.buy_order_id,
      soldCadCents: amounts.soldCents,
      boughtCadCents: cost,
      isAgreed: isCostAgreed(amounts),
      agreedCadCents: amounts.agreedCents,
      marginCadCents: marginOf(amounts.soldCents, cost),
      billedCadCents: amounts.billedCents,
      difference: differenceText(differenceOf(amounts)),
      soldInvoiceNumbers: details?.sold_numbers ?? [],
      boughtInvoiceNumbers: details?.bought_numbers ?? [],
    },
  }
}
