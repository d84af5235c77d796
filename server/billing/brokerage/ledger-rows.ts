import { sql, type RawBuilder } from 'kysely'
import { marginPercent, type LedgerGrouping } from '#domain/accounting/brokerage-ledger.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Context } from '#server/http/context.ts'
import { bareText, holdsEveryWord } from '#server/search-words.ts'
import { type Days, refuseDays } from '../revenue-rows.ts'

export interface LedgerQuestion extends Days {
  readonly grouping: LedgerGrouping
  readonly search?: string | undefined
  readonly filter?: Schema<'BrokerageLedgerFilter'> | undefined
}

/**
 * The brokered orders that are asked for, as `brokered` for a `with`: a row for each, its cents before tax. `cost_cents` is the agreed
 * price where the bought order has none (docs/rules/brokerage.md, "The ledger"). Orders by lane have `lane`, `pickup_city` and so on.
 * @throws formError as `refuseDays`
 */
export function brokeredParts({ tenantId }: Pick<Context, 'tenantId'>, question: LedgerQuestion): RawBuilder<unknown> {
  const { from, until, grouping, search = '', filter = {} } = question
  refuseDays({ from, until })
  const words = search.trim()
  const sold = sql`
    sold as materialized (
      select r.* from (
        select found.*, coalesce(bought_cents, agreed_cents) as cost_cents,
          sold_cents - coalesce(bought_cents, agreed_cents) as margin_cents, billed_cents - agreed_cents as difference_cents
        from brokered_revenues(${from}::date, ${until}::date) as found) as r
      where ${sql.join(amountConditions(filter), sql` and `)})`
  const isOfLanes = grouping === 'lane' || filter.lane !== undefined
  const conditions = [
    ...(filter.lane === undefined ? [] : [sql`r.lane = ${filter.lane}`]),
    ...(words === '' ? [] : [isFound(tenantId, grouping, words)]),
  ]
  return sql`
    ${sold},
    ${isOfLanes ? laneParts : sql``}
    ${grouping === 'order' && words !== '' ? sql`${foundParts(words)},` : sql``}
    brokered as materialized (
      select r.* from ${sql.raw(isOfLanes ? 'on_lanes' : 'sold')} as r
      where ${conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`})`
}

function amountConditions({
  partnerIds,
  customerIds,
  isAtLoss,
  isDifferent,
}: Schema<'BrokerageLedgerFilter'>): RawBuilder<unknown>[] {
  return [
    sql`true`,
    ...(partnerIds ? [sql`r.partner_tenant_id = any (${partnerIds}::bigint[])`] : []),
    ...(customerIds ? [sql`r.customer_tenant_id = any (${customerIds}::bigint[])`] : []),
    ...(isAtLoss === undefined ? [] : [sql`coalesce(r.margin_cents < 0, false) = ${isAtLoss}`]),
    ...(isDifferent === undefined ? [] : [sql`coalesce(r.difference_cents <> 0, false) = ${isDifferent}`]),
  ]
}

/** Each spelling of a city is made alike once, however many orders have it. */
const laneParts = sql`
  stops as materialized (
    select sold.*, coalesce(o.pickup_location ->> 'city', '') as pickup_city, coalesce(o.pickup_location ->> 'province', '') as pickup_province,
      coalesce(o.dropoff_location ->> 'city', '') as dropoff_city, coalesce(o.dropoff_location ->> 'province', '') as dropoff_province
    from sold join delivery_orders o on o.id = sold.sell_order_id),
  places as materialized (
    select city, province, lane_end_key(city, province) as place from (
      select pickup_city as city, pickup_province as province from stops
      union select dropoff_city, dropoff_province from stops) as each),
  on_lanes as materialized (
    select stops.*, pickup.place || '>' || dropoff.place as lane from stops
    join places pickup on (pickup.city, pickup.province) = (stops.pickup_city, stops.pickup_province)
    join places dropoff on (dropoff.city, dropoff.province) = (stops.dropoff_city, stops.dropoff_province)),`

/** The orders that the words find in the list of orders, however old, and those on an invoice of that number. */
function foundParts(words: string): RawBuilder<unknown> {
  return sql`found_orders as materialized (
    select search_delivery_orders(${words}, max_rows => 2000000000) as id union select orders_on_invoice(${words}))`
}

function isFound(tenantId: number, grouping: LedgerGrouping, words: string): RawBuilder<unknown> {
  switch (grouping) {
    case 'order':
      return sql`(r.sell_order_id in (select id from found_orders) or r.buy_order_id in (select id from found_orders))`
    case 'partner':
      return sql`r.partner_tenant_id in (
        select id from partners where tenant_id = ${tenantId} and ${holdsEveryWord(bareText(sql`name`), words)})`
    case 'lane':
      // A lane has no signs but those between its parts.
      return sql`${holdsEveryWord(sql`r.lane`, words.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' '))}`
  }
}

/** What brokered orders come to, of rows of `brokered`. */
export interface StoredSums {
  readonly orders: number
  readonly unsold: number
  readonly unbought: number
  readonly agreed: number
  readonly at_loss: number
  readonly different: number
  readonly sold_cents: number
  readonly cost_cents: number
  readonly margin_cents: number
  readonly compared_cents: number
}

/** The columns of {@link StoredSums}, as `ledgerSums` of the rules has them. */
export const ledgerSumColumns = sql`
  count(*)::int as orders,
  (count(*) filter (where r.sold_cents is null))::int as unsold,
  (count(*) filter (where r.cost_cents is null))::int as unbought,
  (count(*) filter (where r.bought_cents is null and r.agreed_cents is not null))::int as agreed,
  (count(*) filter (where r.margin_cents < 0))::int as at_loss,
  (count(*) filter (where r.difference_cents <> 0))::int as different,
  coalesce(sum(r.sold_cents), 0)::bigint as sold_cents,
  coalesce(sum(r.cost_cents), 0)::bigint as cost_cents,
  coalesce(sum(r.margin_cents), 0)::bigint as margin_cents,
  coalesce(sum(r.sold_cents) filter (where r.margin_cents is not null), 0)::bigint as compared_cents`

export function shownLedgerSums(row: StoredSums): Schema<'BrokerageSums'> {
  return {
    orders: row.orders,
    unsold: row.unsold,
    unbought: row.unbought,
    agreed: row.agreed,
    atLoss: row.at_loss,
    different: row.different,
    soldCadCents: row.sold_cents,
    boughtCadCents: row.cost_cents,
    marginCadCents: row.margin_cents,
    marginPercent: marginPercent(row.margin_cents, row.compared_cents),
  }
}

/** What all that are asked for come to. @throws formError as `refuseDays` */
export async function ledgerTotals(ctx: Context, question: LedgerQuestion): Promise<Schema<'BrokerageSums'>> {
  const { rows } = await sql<StoredSums>`with ${brokeredParts(ctx, question)}
    select ${ledgerSumColumns} from brokered as r`.execute(ctx.db)
  return shownLedgerSums(rows[0] as StoredSums)
}
