import { sql, type RawBuilder } from 'kysely'
import type { PeriodDays } from '#domain/accounting/period-words.ts'
import { noDriver, type FigureDimension } from '#domain/figures/figures.ts'
import { wholeMonthsOf } from '#domain/figures/spans.ts'
import { addDays } from '#domain/time/zoned-time.ts'
import type { Schema } from '#generated/handlers.ts'
import { pricesUnsortable } from '#domain/text/refusals.ts'
import { forbidden } from '#domain/text/refusal.ts'
import { cappedCount, countedPage } from '#server/db/cursor.ts'
import type { Context } from '#server/http/context.ts'
import { pageOf, pageRequest, sortOf } from '#server/http/page.ts'
import { bareText, holdsEveryWord } from '#server/search-words.ts'
import { bothKinds, minutesOf, minutesOfOrders } from './minutes.ts'
import { figureScope, keyColumn, type FigureQuestion } from './question.ts'
import { onTimeFigures, orderFigures, revenueFigures, storedSums, type MinutesOf, type StoredSums } from './sums.ts'

type Pagination = Schema<'AnalyticsGroupPagination'>
type SortField = NonNullable<Pagination['sort']>[number]['field']

interface GroupRow extends StoredSums {
  /** Its place among all of them by name: one that nothing else has. */
  readonly id: number
  readonly key: string
  readonly label: string
}

const sorts: Readonly<Record<SortField, RawBuilder<number | string | null>>> = {
  label: sql<string>`lower(g.label)`,
  placed: sql<number>`g.placed`,
  delivered: sql<number>`g.delivered`,
  cancelled: sql<number>`g.cancelled`,
  onTime: sql<number | null>`round(1000.0 * g.on_time / nullif(g.promised, 0))::int`,
  revenue: sql<number>`g.revenue_cents`,
  margin: sql<number>`g.margin_cents`,
}

/** What a key is called, of rows `s` that have it. */
function labelOf(
  { tenantId }: Context,
  dimension: FigureDimension,
): { join: RawBuilder<unknown>; label: RawBuilder<unknown> } {
  switch (dimension) {
    case 'party':
      return {
        join: sql`left join tenants t on t.id = s.key::bigint left join customers c on c.tenant_id = ${tenantId} and c.id = t.id`,
        label: sql`coalesce(c.name, t.name, '#' || s.key)`,
      }
    case 'driver':
      return {
        join: sql`left join users u on u.id = nullif(s.key, '')::bigint
          left join lateral names_of_drivers(array[nullif(s.key, '')::bigint]) as driver on u.id is null`,
        label: sql`case when s.key = '' then ${noDriver} else coalesce(u.first_name || ' ' || u.last_name, driver.name, '#' || s.key) end`,
      }
    case 'service':
    case 'lane':
      return {
        join: sql`left join figure_labels l on l.tenant_id = ${tenantId} and l.dimension = ${dimension} and l.key = s.key`,
        label: sql`coalesce(l.label, s.key)`,
      }
  }
}

/**
 * A page of what orders are put together by, with the figures of each.
 * @throws forbidden for an order by money that the caller may not read
 */
export async function figureGroups(
  ctx: Context,
  question: FigureQuestion,
  dimension: FigureDimension,
  { search = '', pagination }: { readonly search?: string | undefined; readonly pagination?: Pagination | undefined },
): Promise<Schema<'AnalyticsGroupPage'>> {
  const { db, tenantId } = ctx
  const { side, seesMoney } = question
  const request = pageRequest(pagination)
  const { field, direction } = sortOf(pagination, { field: 'placed', direction: 'desc' })
  if (!seesMoney && (field === 'revenue' || field === 'margin')) throw forbidden(pricesUnsortable)
  const { join, label } = labelOf(ctx, dimension)
  const words = search.trim()
  const groups = db
    .selectFrom(
      sql<GroupRow>`(
        select s.*, ${label} as label, row_number() over (order by s.key) as id from (
          select d.key, ${storedSums} from (${daysOf(tenantId, question, dimension)}) as d group by d.key
          having sum(d.placed + d.delivered + d.cancelled + d.earned) > 0) as s ${join})`.as('g'),
    )
    .selectAll()
    .$if(words !== '', (query) => query.where(holdsEveryWord(bareText(sql`g.label`), words)))
  const sort = sorts[field]
  const page = await countedPage(
    db,
    groups.select(sort.as('sort_key')),
    {
      sort,
      nullsLast: field === 'onTime',
      id: sql.ref<number>('g.id'),
      direction,
      cursorOf: (row) => ({ value: row.sort_key, id: row.id }),
    },
    request,
    { total: cappedCount(groups) },
  )
  const minutes = await minutesOfGroups(ctx, question, dimension, page.rows)
  return pageOf(
    request,
    page.rows.map((row) => shownGroup(row, minutes(row.key), question)),
    page,
  )

  function shownGroup(row: GroupRow, took: MinutesOf, asked: FigureQuestion): Schema<'AnalyticsGroup'> {
    return {
      id: row.id,
      key: row.key,
      label: row.label,
      orders: orderFigures(row),
      onTime: onTimeFigures(row, took),
      revenue: asked.seesMoney ? revenueFigures(row, side) : null,
    }
  }
}

/** Sums of days by key: kept ones, or of one service, party, driver or lane its orders themselves. */
function daysOf(tenantId: number, question: FigureQuestion, dimension: FigureDimension): RawBuilder<unknown> {
  const { from, until, side, of } = question
  if (of !== null) return daysOfOrders(tenantId, question, dimension)
  return sql`select * from figure_days d where d.tenant_id = ${tenantId} and d.side = ${side} and d.dimension = ${dimension}
    and d.day between ${from}::date and ${until}::date`
}

/** The same columns, counted order by order. */
function daysOfOrders(tenantId: number, question: FigureQuestion, dimension: FigureDimension): RawBuilder<unknown> {
  const { from, until } = question
  const within = (column: string) => sql`${sql.ref(column)} between ${from}::date and ${until}::date`
  const on = (column: string, counted: RawBuilder<unknown>) =>
    sql`case when ${within(column)} then ${counted} else 0 end`
  const one = sql.lit(1)
  return sql`
    select ${keyColumn(dimension)} as key, ${on('f.placed_on', one)} as placed, ${on('f.delivered_on', one)} as delivered,
      ${on('f.cancelled_on', one)} as cancelled, ${on('f.delivered_on', sql`(f.is_on_time is not null)::int`)} as promised,
      ${on('f.delivered_on', sql`(f.is_on_time is true)::int`)} as on_time, ${on('f.earned_on', one)} as earned,
      ${on('f.earned_on', sql`f.is_unpriced::int`)} as unpriced, ${on('f.earned_on', sql`f.lacks_pay::int`)} as without_pay,
      ${on('f.earned_on', sql`coalesce(f.revenue_cents, 0)`)} as revenue_cents,
      ${on('f.earned_on', sql`coalesce(f.pay_cents, 0)`)} as pay_cents,
      ${on('f.earned_on', sql`coalesce(f.bought_cents, 0)`)} as bought_cents,
      ${on('f.earned_on', sql`coalesce(f.margin_cents, 0)`)} as margin_cents
    from order_figures f where ${figureScope({ tenantId }, question)}
      and (${within('f.placed_on')} or ${within('f.delivered_on')} or ${within('f.cancelled_on')} or ${within('f.earned_on')})`
}

/** How long it took, of a page's rows alone: whole months are kept, the days before and behind them are read from their orders. */
function minutesOfGroups(
  ctx: Context,
  question: FigureQuestion,
  dimension: FigureDimension,
  rows: readonly GroupRow[],
): ReturnType<typeof minutesOf> {
  const { from, until, side, of } = question
  const keys = rows.map((row) => row.key)
  const key = keyColumn(dimension)
  const within = (days: PeriodDays) =>
    minutesOfOrders(
      key,
      sql`from order_figures f ${bothKinds} where ${figureScope(ctx, question)}
        and f.delivered_on between ${days.from}::date and ${days.until}::date and ${key} = any (${keys}::text[])`,
    )
  const months = of === null ? wholeMonthsOf({ from, until }) : null
  if (months === null) return minutesOf(ctx, within({ from, until }))
  return minutesOf(
    ctx,
    sql`select m.key as place, m.kind, m.minutes, m.orders from figure_minutes m
      where m.tenant_id = ${ctx.tenantId} and m.side = ${side} and m.dimension = ${dimension} and m.key = any (${keys}::text[])
        and m.day between ${months.from}::date and ${months.until}::date
      union all ${within({ from, until: addDays(months.from, -1) })}
      union all ${within({ from: addDays(months.until, 1), until })}`,
  )
}
