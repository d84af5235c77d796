import { sql, type RawBuilder } from 'kysely'
import { billingCycles, lastDayOfCycle } from '#domain/accounting/billing-cycle.ts'
import type { Input, Schema } from '#generated/handlers.ts'
import { accountingSettingsOf } from '#server/accounting/accounting-settings.ts'
import { todayOf } from '#server/accounting/today.ts'
import { cappedCount, countedPage } from '#server/db/cursor.ts'
import type { Context } from '#server/http/context.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { bareText, holdsEveryWord } from '#server/search-words.ts'

type Pagination = Schema<'BillingCustomerPagination'>

const sorts: Readonly<Record<NonNullable<Pagination['sort']>[number]['field'], RawBuilder<string | number>>> = {
  name: sql<string>`lower(c.name)`,
  total: sql<number>`c."totalCadCents"`,
  orders: sql<number>`c.orders`,
  firstDay: sql<string>`c."firstDay"`,
}

/** The customers to whom something is to be billed up to a day, or corrected. */
export async function billingCustomerPage(
  ctx: Context,
  { until, search = '', pagination }: Input<'getAccountingBillingData'>['query'],
): Promise<Schema<'BillingCustomerPage'>> {
  const { db, tenantId } = ctx
  const [settings, today] = await Promise.all([accountingSettingsOf(ctx), todayOf(ctx, tenantId)])
  const cycles = JSON.stringify(Object.fromEntries(billingCycles.map((cycle) => [cycle, lastDayOfCycle(cycle, today)])))
  const request = pageRequest(pagination)
  const { field, direction } = sortOf(pagination, { field: 'total', direction: 'desc' })
  const sort = sorts[field]
  const isDue = pagination?.filter?.isDue
  const words = search.trim()
  const rows = db
    .selectFrom(
      sql<Schema<'BillingCustomer'>>`(
        select due.customer_tenant_id as id, coalesce(customer.name, t.name) as name, nullif(customer.bill_to_name, '') as "billToName",
          cycle.name as "billingCycle", due.first_day <= (${cycles}::jsonb ->> cycle.name) as "isDue",
          due.orders, due.unpriced, due.corrections, due.total as "totalCadCents", due.change as "changeCadCents",
          due.first_day as "firstDay", (select max(invoice_date) from invoices where invoices.tenant_id = ${tenantId}
            and invoices.customer_tenant_id = due.customer_tenant_id and voided_at is null) as "lastBilledOn"
        from (
          select customer_tenant_id,
            (count(*) filter (where state = 'unbilled'))::int as orders,
            (count(*) filter (where state = 'unbilled' and total_cents is null))::int as unpriced,
            (count(*) filter (where state = 'changed'))::int as corrections,
            coalesce(sum(total_cents) filter (where state = 'unbilled'), 0)::bigint as total,
            coalesce(sum(coalesce(total_cents, 0) - billed_total_cents) filter (where state = 'changed'), 0)::bigint as change,
            min(billable_on)::text as first_day
          from order_revenues where tenant_id = ${tenantId} and state in ('unbilled', 'changed') and billable_on <= ${until}::date
          group by 1) as due
        join tenants t on t.id = due.customer_tenant_id
        left join customers customer on customer.tenant_id = ${tenantId} and customer.id = due.customer_tenant_id
        cross join lateral (select coalesce(customer.billing_cycle, ${settings.billingCycle}) as name) as cycle)`.as(
        'c',
      ),
    )
    .selectAll()
    .$if(isDue !== undefined, (query) => query.where(sql<boolean>`c."isDue" = ${isDue ?? false}`))
    .$if(words !== '', (query) => query.where(holdsEveryWord(bareText(sql`c.name`, sql`c."billToName"`), words)))
  const page = await countedPage(
    db,
    rows.select(sort.as('sort_key')),
    { sort, id: sql.ref<number>('c.id'), direction, cursorOf: (row) => ({ value: row.sort_key, id: row.id }) },
    request,
    { total: cappedCount(rows) },
  )
  return pageBody(page, request, ({ sort_key: _sortKey, ...customer }) => customer)
}
