import { sql, type RawBuilder } from 'kysely'
import { partyOf, spanOf, type Grouping } from '#domain/accounting/groupings.ts'
import { groupOf, type PaySchedule } from '#domain/accounting/periods.ts'
import { waybillNumber } from '#domain/orders/order-number.ts'
import { formError } from '#domain/text/refusal.ts'
import type { Input, Schema } from '#generated/handlers.ts'
import { cappedCount, countedPage } from '#server/db/cursor.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import type { Context } from '#server/http/context.ts'
import { bareText, holdsEveryWord } from '#server/search-words.ts'
import { shownSums, sums, sumsOfOne, type Sums } from './revenue-rows.ts'

type Pagination = Schema<'AccountingGroupPagination'>
type SortField = NonNullable<Pagination['sort']>[number]['field']

/** Orders that stand together. */
export interface GroupRow extends Sums {
  /** The lowest number of its orders: no order is in two groups. */
  readonly id: number
  readonly party_id: number | null
  readonly party_name: string | null
  readonly span_from: string | null
  readonly first_day: string
  readonly last_day: string
}

const sorts: Readonly<Record<SortField, RawBuilder<number | string>>> = {
  party: sql<string>`lower(coalesce(g.party_name, ''))`,
  span: sql<string>`coalesce(g.span_from, g.last_day)`,
  orders: sql<number>`g.orders`,
  preTax: sql<number>`g.pre_tax_cents`,
  total: sql<number>`g.total_cents`,
  pay: sql<number>`g.pay_cents`,
}

/** The column of a revenue that says whose it is. */
export function partyColumn(grouping: Grouping): RawBuilder<number | null> {
  return partyOf(grouping) === 'Customer' ? sql`r.customer_tenant_id` : sql`r.driver_user_id`
}

/** The first day of the span in which an order falls, as a date; null where there are no spans. As `groupOf` of the rules has it. */
function spanColumn(grouping: Grouping, { payPeriod, anchor }: PaySchedule): RawBuilder<string | null> {
  switch (spanOf(grouping)) {
    case 'Order':
    case 'All':
      return sql`null::date`
    case 'Week':
      return sql`date_trunc('week', r.billable_on::timestamp)::date`
    case 'Month':
      return sql`date_trunc('month', r.billable_on::timestamp)::date`
    case 'Quarter':
      return sql`date_trunc('quarter', r.billable_on::timestamp)::date`
    case 'Year':
      return sql`date_trunc('year', r.billable_on::timestamp)::date`
    case 'PayPeriod':
      return payPeriodColumn(payPeriod, anchor)
  }
}

function payPeriodColumn(payPeriod: PaySchedule['payPeriod'], anchor: string): RawBuilder<string> {
  const monday = sql`date_trunc('week', ${anchor}::timestamp)::date`
  switch (payPeriod) {
    case 'weekly':
      return sql`date_trunc('week', r.billable_on::timestamp)::date`
    case 'biweekly':
      return sql`(${monday} + 14 * floor((r.billable_on - ${monday}) / 14.0)::int)`
    case 'semiMonthly':
      return sql`(date_trunc('month', r.billable_on::timestamp)::date + case when extract(day from r.billable_on) > 15 then 15 else 0 end)`
    case 'monthly':
      return sql`date_trunc('month', r.billable_on::timestamp)::date`
  }
}

/** Orders by groups; each by itself where that is what is asked, which puts nothing together. */
function grouped(rows: RawBuilder<unknown>, grouping: Grouping, schedule: PaySchedule): RawBuilder<unknown> {
  if (spanOf(grouping) === 'Order') {
    return sql`
      select r.delivery_order_id as id, ${partyColumn(grouping)} as party_id, null as span_from, r.billable_on::text as first_day,
        r.billable_on::text as last_day, ${sumsOfOne}
      from (${rows}) as r`
  }
  return sql`
    select min(delivery_order_id) as id, party_id, span::text as span_from, min(billable_on)::text as first_day,
      max(billable_on)::text as last_day, ${sums}
    from (select r.*, ${partyColumn(grouping)} as party_id, ${spanColumn(grouping, schedule)} as span from (${rows}) as r) as r
    group by party_id, span`
}

/** Names are looked up once for each customer or driver: the policies of names ask much. */
function namesOf(grouping: Grouping): RawBuilder<unknown> {
  const ids = sql`(select distinct party_id from grouped)`
  return partyOf(grouping) === 'Customer'
    ? sql`select id, name from tenants where id in ${ids}`
    : sql`select id, trim(first_name || ' ' || last_name) as name from users where id in ${ids}`
}

/** What {@link groupPage} and {@link groupsIn} read from. */
function groupParts(rows: RawBuilder<unknown>, grouping: Grouping, schedule: PaySchedule): RawBuilder<unknown> {
  return sql`grouped as materialized (${grouped(rows, grouping, schedule)}), party_names as materialized (${namesOf(grouping)})`
}

function groups({ db }: Pick<Context, 'db'>, search = '') {
  const words = search.trim()
  return db
    .selectFrom(
      sql<GroupRow>`(select grouped.*, party_names.name as party_name from grouped
        left join party_names on party_names.id = grouped.party_id
        where ${words === '' ? sql`true` : holdsEveryWord(bareText(sql`party_names.name`), words)})`.as('g'),
    )
    .selectAll()
}

/** A page of the groups of these rows. */
export async function groupPage(
  ctx: Context,
  rows: RawBuilder<unknown>,
  { grouping, search, pagination }: Pick<Input<'getAccountingData'>['query'], 'grouping' | 'search' | 'pagination'>,
  schedule: PaySchedule,
): Promise<Schema<'AccountingGroupPage'>> {
  const request = pageRequest(pagination)
  const { field, direction } = sortOf(pagination, { field: 'span', direction: 'desc' })
  const sort = sorts[field]
  const found = groups(ctx, search).select(sort.as('sort_key'))
  const page = await countedPage(
    ctx.db,
    found,
    { sort, id: sql.ref<number>('g.id'), direction, cursorOf: (row) => ({ value: row.sort_key, id: row.id }) },
    request,
    { with: groupParts(rows, grouping, schedule), total: cappedCount(groups(ctx, search)) },
  )
  return pageBody(page, request, (row) => shownGroup(row, grouping, schedule))
}

/** More lines than a spreadsheet is looked through for; orders one by one are streamed, however many. */
const mostGroups = 20_000

/**
 * All groups of these rows in one order, for a file.
 * @throws formError `too_many` when they are more than 20,000
 */
export async function groupsIn(
  ctx: Context,
  rows: RawBuilder<unknown>,
  { grouping, search, pagination }: Pick<Input<'getAccountingData'>['query'], 'grouping' | 'search' | 'pagination'>,
  schedule: PaySchedule,
): Promise<Schema<'AccountingGroup'>[]> {
  const { field, direction } = sortOf(pagination, { field: 'span', direction: 'desc' })
  const query = groups(ctx, search)
    .orderBy(sorts[field], direction)
    .orderBy(sql`g.id`, direction)
    .limit(sql.lit(mostGroups + 1))
  const found = await sql<GroupRow>`with ${groupParts(rows, grouping, schedule)} ${query}`.execute(ctx.db)
  if (found.rows.length > mostGroups) {
    throw formError(
      { '/from': ['Must be later: the groups are too many for a file'] },
      'too_many',
      `There are more than ${mostGroups} groups: choose fewer days, or take the file of the orders.`,
    )
  }
  return found.rows.map((row) => shownGroup(row, grouping, schedule))
}

function shownGroup(row: GroupRow, grouping: Grouping, schedule: PaySchedule): Schema<'AccountingGroup'> {
  const isByOrder = spanOf(grouping) === 'Order'
  const span = row.span_from === null ? null : groupOf(grouping, { orderId: row.id, date: row.span_from }, schedule)
  return {
    id: `${row.party_id ?? 0}:${isByOrder ? row.id : (row.span_from ?? 'all')}`,
    partyId: row.party_id,
    partyName: row.party_name,
    label: isByOrder ? waybillNumber(row.id) : (span?.label ?? 'All'),
    from: span?.from ?? null,
    until: span?.until ?? null,
    orderId: isByOrder ? row.id : null,
    firstDay: row.first_day,
    lastDay: row.last_day,
    sums: shownSums(row),
  }
}

/** Which orders stand in one of these groups; ids that are none stand for nothing. */
export function inGroups(grouping: Grouping, ids: readonly string[], schedule: PaySchedule): RawBuilder<unknown> {
  const isByOrder = spanOf(grouping) === 'Order'
  const known = ids.flatMap((id) => {
    const [, party, rest = ''] = /^(\d{1,15}):(all|\d{1,15}|\d{4}-\d\d-\d\d)$/.exec(id) ?? []
    return party === undefined ? [] : [{ party: Number(party), rest }]
  })
  const named = known.map(({ party, rest }) => {
    const isTheirs = sql`coalesce(${partyColumn(grouping)}, 0) = ${party}`
    if (isByOrder) return sql`(r.delivery_order_id = ${/^\d+$/.test(rest) ? Number(rest) : 0} and ${isTheirs})`
    const from = /-/.test(rest) ? rest : null
    return sql`(${isTheirs} and ${spanColumn(grouping, schedule)} is not distinct from ${from}::date)`
  })
  return named.length === 0 ? sql`false` : sql`(${sql.join(named, sql` or `)})`
}
