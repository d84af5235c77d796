import { sql, type RawBuilder } from 'kysely'
import { groupOf } from '#domain/accounting/periods.ts'
import type { Input, Schema } from '#generated/handlers.ts'
import { cappedCount, countedPage } from '#server/db/cursor.ts'
import type { Context } from '#server/http/context.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { bareText, holdsEveryWord } from '#server/search-words.ts'
import { courierPay } from './courier-pay.ts'
import { revenueRows, sums } from './revenue-rows.ts'

type Pagination = Schema<'PaidDriverPagination'>

const sorts: Readonly<Record<NonNullable<Pagination['sort']>[number]['field'], RawBuilder<string | number>>> = {
  name: sql<string>`lower(d.name)`,
  pay: sql<number>`d."payCadCents"`,
  orders: sql<number>`d.orders`,
}

/** What each driver earned in the pay period in which a day falls. */
export async function paidDriverPage(
  ctx: Context,
  { until: day, search = '', pagination }: Input<'getAccountingInvoicingData'>['query'],
): Promise<Schema<'PaidDriverPage'>> {
  const pay = await courierPay(ctx)
  const { from, until } = groupOf('DriverPayPeriod', { orderId: 0, date: day }, pay.schedule)
  const days = { from: from ?? day, until: until ?? day }
  const rows = revenueRows({ tenantId: ctx.tenantId, days, filter: undefined, pay }, sql`r.driver_user_id is not null`)
  const request = pageRequest(pagination)
  const { field, direction } = sortOf(pagination, { field: 'name', direction: 'asc' })
  const sort = sorts[field]
  const words = search.trim()
  const drivers = ctx.db
    .selectFrom(
      sql<Schema<'PaidDriver'>>`(
        select earned.driver_user_id as id, driver.name,
          coalesce(own.rate, ${pay.defaultRate}::double precision) as rate, ${days.from}::text as "from", ${days.until}::text as until,
          earned.orders, earned.unpriced, earned.without_pay as "withoutPay", earned.pay_cents as "payCadCents",
          earned.first_day as "firstDay", earned.last_day as "lastDay"
        from (select driver_user_id, min(billable_on)::text as first_day, max(billable_on)::text as last_day, ${sums}
          from (${rows}) as r group by 1) as earned
        cross join lateral names_of_drivers(array[earned.driver_user_id]) as driver
        left join driver_pay_rates own on own.tenant_id = ${ctx.tenantId} and own.user_id = earned.driver_user_id)`.as(
        'd',
      ),
    )
    .selectAll()
    .$if(words !== '', (query) => query.where(holdsEveryWord(bareText(sql`d.name`), words)))
  const page = await countedPage(
    ctx.db,
    drivers.select(sort.as('sort_key')),
    { sort, id: sql.ref<number>('d.id'), direction, cursorOf: (row) => ({ value: row.sort_key, id: row.id }) },
    request,
    { total: cappedCount(drivers) },
  )
  return pageBody(page, request, ({ sort_key: _sortKey, ...driver }) => driver)
}
