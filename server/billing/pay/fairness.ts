import { sql, type RawBuilder } from 'kysely'
import type { Input, Schema } from '#generated/handlers.ts'
import { cappedCount, countedPage } from '#server/db/cursor.ts'
import type { Context } from '#server/http/context.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { bareText, holdsEveryWord } from '#server/search-words.ts'
import { courierPay } from '../courier-pay.ts'
import { refuseDays, revenueRows } from '../revenue-rows.ts'
import { underwaySince } from './underway.ts'

type Pagination = Schema<'DriverFairnessPagination'>

const sorts: Readonly<Record<NonNullable<Pagination['sort']>[number]['field'], RawBuilder<string | number | null>>> = {
  name: sql<string>`lower(d.name)`,
  pay: sql<number>`d."payCadCents"`,
  orders: sql<number>`d.orders`,
  perHour: sql<number | null>`d."perHourCadCents"`,
  perKilometre: sql<number | null>`d."perKilometreCadCents"`,
}

/** What each driver earned on these days by the hour and the kilometre, and the median of all of them beside it. */
export async function fairnessPage(
  ctx: Context,
  { from, until, search = '', pagination }: Input<'getDriverFairness'>['query'],
): Promise<Schema<'DriverFairnessPage'>> {
  const days = { from, until }
  refuseDays(days)
  const pay = await courierPay(ctx)
  const rows = revenueRows({ tenantId: ctx.tenantId, days, filter: undefined, pay }, sql`r.driver_user_id is not null`)
  const request = pageRequest(pagination)
  const { field, direction } = sortOf(pagination, { field: 'name', direction: 'asc' })
  const sort = sorts[field]
  const words = search.trim()
  const drivers = ctx.db
    .selectFrom(
      sql<Schema<'DriverFairness'>>`(
        with driven as materialized (
          select r.driver_user_id, r.pay_cents, r.distance_m, o.dropped_off_at as until,
            ${underwaySince} as since
          from (${rows}) as r join delivery_orders o on o.id = r.delivery_order_id),
        earned as (
          select driver_user_id, count(*)::int as orders, (count(*) filter (where pay_cents is null))::int as without_pay,
            coalesce(sum(pay_cents), 0)::bigint as pay_cents,
            coalesce(sum(distance_m) filter (where pay_cents is not null), 0) as distance_m,
            coalesce(sum(pay_cents) filter (where since < until), 0)::bigint as timed_cents,
            -- Minutes with several orders count once.
            coalesce((select sum(upper(span) - lower(span)) from unnest(
              range_agg(int8range(since, until)) filter (where since < until and pay_cents is not null)) as span), 0)::bigint as seconds
          from driven group by 1),
        rated as (
          select earned.*, case when seconds > 0 then round(timed_cents * 3600.0 / seconds)::bigint end as per_hour,
            case when distance_m > 0 then round((pay_cents * 1000.0 / distance_m)::numeric)::bigint end as per_kilometre
          from earned),
        middle as (
          select round((percentile_cont(0.5) within group (order by per_hour))::numeric)::bigint as per_hour,
            round((percentile_cont(0.5) within group (order by per_kilometre))::numeric)::bigint as per_kilometre
          from rated)
        select rated.driver_user_id as id, driver.name, rated.orders, rated.without_pay as "withoutPay",
          rated.pay_cents as "payCadCents", round(rated.seconds / 60.0)::int as minutes, rated.distance_m as "distanceM",
          rated.per_hour as "perHourCadCents", rated.per_kilometre as "perKilometreCadCents",
          middle.per_hour as "medianPerHourCadCents", middle.per_kilometre as "medianPerKilometreCadCents"
        from rated cross join middle cross join lateral names_of_drivers(array[rated.driver_user_id]) as driver)`.as(
        'd',
      ),
    )
    .selectAll()
    .$if(words !== '', (query) => query.where(holdsEveryWord(bareText(sql`d.name`), words)))
  const page = await countedPage(
    ctx.db,
    drivers.select(sort.as('sort_key')),
    {
      sort,
      id: sql.ref<number>('d.id'),
      direction,
      // Of whom no time or no way is known stands below everybody else.
      nullsLast: field === 'perHour' || field === 'perKilometre',
      cursorOf: (row) => ({ value: row.sort_key, id: row.id }),
    },
    request,
    { total: cappedCount(drivers) },
  )
  return pageBody(page, request, ({ sort_key: _sortKey, ...driver }) => driver)
}
