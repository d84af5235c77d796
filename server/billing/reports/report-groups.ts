import { sql, type RawBuilder } from 'kysely'
import type { ReportParty } from '#domain/accounting/reports.ts'
import { formError } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'
import { cappedCount, countedPage } from '#server/db/cursor.ts'
import type { Context } from '#server/http/context.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { reportRows, shownSums, sumColumns, type Report, type StoredSums } from './report-rows.ts'

type Pagination = Schema<'ReportRowPagination'>
type SortField = NonNullable<Pagination['sort']>[number]['field']

/** Orders that stand together. */
export interface GroupRow extends StoredSums {
  /** Of the driver or the organisation; 0 for nobody. */
  readonly party_id: number
  readonly party_name: string
  readonly first_day: string
  readonly last_day: string
}

const names: Readonly<Record<ReportParty, RawBuilder<unknown>>> = {
  Driver: sql`select id, trim(first_name || ' ' || last_name) as name from users where id = any (array(select party_id from grouped))`,
  Customer: sql`select id, name from tenants where id = any (array(select party_id from grouped))`,
  Courier: sql`select id, name from tenants where id = any (array(select party_id from grouped))`,
  // A courier is not linked with a supplier: it is called as it was on the newest order.
  Supplier: sql`select g.party_id as id, o.supplier_tenant_name as name from grouped g join delivery_orders o on o.id = g.last_id`,
}

/** `grouped` and `party_names` for a `with`: what the rows of `reported` come to by party, and what these are called. */
export function groupParts(party: ReportParty): RawBuilder<unknown> {
  return sql`
    grouped as materialized (
      select r.party_id, max(r.delivery_order_id) as last_id, min(r.billable_on)::text as first_day, max(r.billable_on)::text as last_day,
        ${sumColumns}
      from reported as r group by r.party_id),
    party_names as materialized (${names[party]})`
}

/** What nobody is called, of those that have no name or none that the reader may see. */
export const nameOfParty = sql<string>`coalesce(party_names.name, case when grouped.party_id = 0 then 'Nobody' else '' end)`

function groups({ db }: Pick<Context, 'db'>) {
  return db
    .selectFrom(
      sql<GroupRow>`(select grouped.*, ${nameOfParty} as party_name from grouped
        left join party_names on party_names.id = grouped.party_id)`.as('g'),
    )
    .selectAll()
}

const sorts: Readonly<Record<SortField, RawBuilder<number | string | null>>> = {
  name: sql<string>`lower(g.party_name)`,
  orders: sql<number>`g.orders`,
  preTax: sql<number>`g.pre_tax_cents`,
  total: sql<number>`g.total_cents`,
  pay: sql<number>`g.pay_cents`,
  bought: sql<number>`g.bought_cents`,
  margin: sql<number>`g.margin_cents`,
  // In ten thousandths: a cursor holds whole numbers.
  onTime: sql<number | null>`(10000 * g.on_time::bigint / nullif(g.promised, 0))`,
  day: sql<string>`g.last_day`,
}

function orderOf(pagination: Pagination | undefined) {
  const { field, direction } = sortOf(pagination, { field: 'name', direction: 'asc' })
  return { sort: sorts[field], direction, nullsLast: field === 'onTime' }
}

/** @param party by whom the orders stand together */
function partsOf(report: Report, party: ReportParty): RawBuilder<unknown> {
  return sql`reported as (${reportRows(report)}), ${groupParts(party)}`
}

/** A page of a summary. */
export async function groupPage(
  ctx: Context,
  report: Report,
  party: ReportParty,
  pagination: Pagination | undefined,
): Promise<Schema<'ReportRowPage'>> {
  const request = pageRequest(pagination)
  const order = orderOf(pagination)
  const page = await countedPage(
    ctx.db,
    groups(ctx).select(order.sort.as('sort_key')),
    { ...order, id: sql.ref<number>('g.party_id'), cursorOf: (row) => ({ value: row.sort_key, id: row.party_id }) },
    request,
    { with: partsOf(report, party), total: cappedCount(groups(ctx)) },
  )
  return pageBody(page, request, (row) => shownGroup(row, report))
}

export function shownGroup(row: GroupRow, { side }: Report): Schema<'ReportRow'> {
  return {
    id: `party:${row.party_id}`,
    party: { id: row.party_id === 0 ? null : row.party_id, name: row.party_name },
    order: null,
    firstDay: row.first_day,
    lastDay: row.last_day,
    sums: shownSums(row, side),
  }
}

/** More lines than a spreadsheet is looked through for; orders one by one are streamed, however many. */
const mostGroups = 20_000

/**
 * A whole summary in one order, for a file.
 * @throws formError `too_many` when it has more than 20,000 rows
 */
export async function groupsIn(
  ctx: Pick<Context, 'db'>,
  report: Report,
  party: ReportParty,
  pagination?: Pagination,
): Promise<Schema<'ReportRow'>[]> {
  const { sort, direction, nullsLast } = orderOf(pagination)
  const query = groups(ctx)
    .orderBy(sort, nullsLast ? (by) => by[direction]().nullsLast() : direction)
    .orderBy(sql`g.party_id`, direction)
    .limit(sql.lit(mostGroups + 1))
  const found = await sql<GroupRow>`with ${partsOf(report, party)} ${query}`.execute(ctx.db)
  if (found.rows.length > mostGroups) {
    throw formError(
      { '/from': ['Must be later: the rows are too many for a file'] },
      'too_many',
      `There are more than ${mostGroups} rows: choose fewer days.`,
    )
  }
  return found.rows.map((row) => shownGroup(row, report))
}
