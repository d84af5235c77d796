import { sql, type RawBuilder } from 'kysely'
import type { FigureMeasure } from '#domain/figures/figures.ts'
import type { Schema } from '#generated/handlers.ts'
import { cappedCount, countedPage } from '#server/db/cursor.ts'
import type { Context } from '#server/http/context.ts'
import { pageOf, pageRequest, sortOf } from '#server/http/page.ts'
import { bothKinds, minutesOf, minutesOfOrders } from './minutes.ts'
import { figureScope, type FigureQuestion } from './question.ts'
import { costsOf, noMinutes } from './sums.ts'

/** By which day a measure counts an order, and which orders of that day. */
const measures: Readonly<Record<FigureMeasure, { readonly day: string; readonly which: RawBuilder<unknown> }>> = {
  placed: { day: 'placed_on', which: sql`true` },
  delivered: { day: 'delivered_on', which: sql`true` },
  cancelled: { day: 'cancelled_on', which: sql`true` },
  promised: { day: 'delivered_on', which: sql`f.is_on_time is not null` },
  onTime: { day: 'delivered_on', which: sql`f.is_on_time` },
  late: { day: 'delivered_on', which: sql`not f.is_on_time` },
  waited: { day: 'delivered_on', which: sql`f.wait_minutes is not null` },
  underway: { day: 'delivered_on', which: sql`f.way_minutes is not null` },
  earned: { day: 'earned_on', which: sql`true` },
  unpriced: { day: 'earned_on', which: sql`f.is_unpriced` },
  withoutPay: { day: 'earned_on', which: sql`f.lacks_pay` },
}

/** `from … where …` of the orders that a figure counts, as `f`; with more tables where `joined` says so. */
function counted(ctx: Context, question: FigureQuestion, measure: FigureMeasure, joined = sql``): RawBuilder<unknown> {
  const { day, which } = measures[measure]
  return sql`from order_figures f ${joined} where ${figureScope(ctx, question)} and ${which}
    and f.${sql.ref(day)} between ${question.from}::date and ${question.until}::date`
}

interface FoundOrder {
  readonly id: number
  readonly day: string
}

/** A page of the orders that a figure counts. */
export async function figureOrders(
  ctx: Context,
  question: FigureQuestion,
  measure: FigureMeasure,
  pagination: Schema<'FigureOrderPagination'> | undefined,
): Promise<Schema<'FigureOrderPage'>> {
  const request = pageRequest(pagination)
  const { direction } = sortOf(pagination, { field: 'day', direction: 'desc' })
  const { day } = measures[measure]
  const found = ctx.db
    .selectFrom(
      sql<FoundOrder>`(select f.delivery_order_id as id, f.${sql.ref(day)} as day ${counted(ctx, question, measure)})`.as(
        'f',
      ),
    )
    .select(['f.id', sql<string>`f.day::text`.as('day')])
  const page = await countedPage(
    ctx.db,
    found,
    {
      sort: sql<string>`f.day`,
      id: sql.ref<number>('f.id'),
      direction,
      cursorOf: (row) => ({ value: row.day, id: row.id }),
    },
    request,
    { total: cappedCount(found) },
  )
  return pageOf(request, await shownOrders(ctx, question, page.rows), page)
}

interface OrderRow {
  readonly id: number
  readonly status: Schema<'OrderStatus'>
  readonly party: string
  readonly service: string
  readonly driver: string | null
  readonly lane: string
  readonly is_on_time: boolean | null
  readonly wait_minutes: number | null
  readonly way_minutes: number | null
  readonly revenue_cents: number | null
  readonly pay_cents: number | null
  readonly bought_cents: number | null
  readonly margin_cents: number | null
}

async function shownOrders(
  ctx: Context,
  { side, seesMoney }: FigureQuestion,
  found: readonly FoundOrder[],
): Promise<Schema<'FigureOrder'>[]> {
  if (found.length === 0) return []
  const { rows } = await sql<OrderRow>`
    with page as materialized (select f.* from order_figures f
      where f.tenant_id = ${ctx.tenantId} and f.side = ${side} and f.delivery_order_id = any (${found.map(({ id }) => id)}::bigint[])),
    parties as materialized (select t.id, coalesce(c.name, t.name) as name from tenants t
      left join customers c on c.tenant_id = ${ctx.tenantId} and c.id = t.id
      where t.id = any (array(select distinct party_tenant_id from page))),
    drivers as materialized (select id, trim(first_name || ' ' || last_name) as name from users
        where id = any (array(select distinct driver_user_id from page))
      union select * from names_of_drivers(array(select distinct driver_user_id from page)))
    select page.delivery_order_id as id, o.status, coalesce(parties.name, '#' || page.party_tenant_id) as party, o.service_name as service,
      drivers.name as driver, lane_text(o.pickup_location) || ' → ' || lane_text(o.dropoff_location) as lane,
      page.is_on_time, page.wait_minutes, page.way_minutes,
      case when page.earned_on is not null then page.revenue_cents end as revenue_cents, page.pay_cents, page.bought_cents, page.margin_cents
    from page join delivery_orders o on o.id = page.delivery_order_id
    left join parties on parties.id = page.party_tenant_id
    left join drivers on drivers.id = page.driver_user_id`.execute(ctx.db)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return found.flatMap(({ id, day }) => {
    const row = byId.get(id)
    return row ? [shownOrder(row, day, seesMoney)] : []
  })
}

function shownOrder(row: OrderRow, day: string, seesMoney: boolean): Schema<'FigureOrder'> {
  const { id, status, party, service, driver, lane } = row
  const cents = (of: number | null) => (seesMoney ? of : null)
  return {
    id,
    day,
    status,
    party,
    service,
    driver,
    lane,
    isOnTime: row.is_on_time,
    waitMinutes: row.wait_minutes,
    wayMinutes: row.way_minutes,
    revenueCadCents: cents(row.revenue_cents),
    payCadCents: cents(row.pay_cents),
    boughtCadCents: cents(row.bought_cents),
    marginCadCents: cents(row.margin_cents),
  }
}

interface SumsRow {
  readonly orders: number
  readonly revenue_cents: number
  readonly pay_cents: number
  readonly bought_cents: number
  readonly margin_cents: number
}

/** What all the orders that a figure counts come to, added up one by one. */
export async function figureSums(
  ctx: Context,
  question: FigureQuestion,
  measure: FigureMeasure,
): Promise<Schema<'FigureSums'>> {
  const { rows } = await sql<SumsRow>`
    select count(*)::int as orders, coalesce(sum(f.revenue_cents) filter (where f.earned_on is not null), 0)::bigint as revenue_cents,
      coalesce(sum(f.pay_cents), 0)::bigint as pay_cents, coalesce(sum(f.bought_cents), 0)::bigint as bought_cents,
      coalesce(sum(f.margin_cents), 0)::bigint as margin_cents
    ${counted(ctx, question, measure)}`.execute(ctx.db)
  const sums = rows[0] as SumsRow
  const isTimed = measure === 'waited' || measure === 'underway'
  const minutes = isTimed
    ? await minutesOf(ctx, minutesOfOrders(sql`0`, counted(ctx, question, measure, bothKinds)))
    : () => noMinutes
  const { seesMoney, side } = question
  return {
    orders: sums.orders,
    ...minutes(0),
    revenueCadCents: seesMoney ? sums.revenue_cents : null,
    ...costsOf(sums, seesMoney ? side : 'supplied'),
  }
}
