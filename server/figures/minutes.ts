import { sql, type RawBuilder } from 'kysely'
import type { Context } from '#server/http/context.ts'
import { noMinutes, type MinutesOf } from './sums.ts'

interface MinutesRow {
  readonly place: string
  readonly kind: 'wait' | 'way'
  readonly orders: number
  readonly median: number
  readonly ninetieth: number
}

/**
 * What half and nine in ten stay within, of each place of a list, such as a week or a driver: the least minutes that so many orders took at
 * the most, which is a time that some order took.
 * @param counted rows of `place`, `kind`, `minutes` and `orders`: how many orders of that place took so many minutes; the same may come twice
 */
export async function minutesOf(
  { db }: Pick<Context, 'db'>,
  counted: RawBuilder<unknown>,
): Promise<(place: number | string) => MinutesOf> {
  const { rows } = await sql<MinutesRow>`
    with counted as materialized (${counted}),
    summed as (select place::text as place, kind, minutes, sum(orders) as orders from counted group by 1, 2, 3 having sum(orders) > 0),
    ranked as (select *, sum(orders) over (partition by place, kind order by minutes) as upto,
      sum(orders) over (partition by place, kind) as total from summed)
    select place, kind, min(total)::int as orders, min(minutes) filter (where 2 * upto >= total) as median,
      min(minutes) filter (where 10 * upto >= 9 * total) as ninetieth
    from ranked group by 1, 2`.execute(db)
  const found = new Map(
    rows.map(({ place, kind, orders, median, ninetieth }) => [`${kind} ${place}`, { orders, median, ninetieth }]),
  )
  return (place) => ({
    waits: found.get(`wait ${place}`) ?? noMinutes.waits,
    ways: found.get(`way ${place}`) ?? noMinutes.ways,
  })
}

/** The minutes of orders of `order_figures` as `f`, for {@link minutesOf}. @param rest from `from` on */
export function minutesOfOrders(place: RawBuilder<unknown>, rest: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select ${place} as place, took.kind, took.minutes, count(*) as orders
    ${rest} and took.minutes is not null group by 1, 2, 3`
}

/** Joins `took` to orders `f`: what each took of either kind. */
export const bothKinds = sql`cross join lateral (values ('wait', f.wait_minutes), ('way', f.way_minutes)) as took (kind, minutes)`
