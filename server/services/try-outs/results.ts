import { Readable } from 'node:stream'
import { sql, type RawBuilder } from 'kysely'
import { countedPage } from '#server/db/cursor.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { spreadsheetLine } from '#domain/files/csv-lines.ts'
import { csvDollars, csvTime } from '#server/http/csv.ts'

/** Rows of one transaction, so that a slow reader holds no connection while it reads. */
const batchRows = 500

type Order = Schema<'TryOutOrder'>
type OrderPagination = Schema<'TryOutOrderPagination'>
type CustomerPagination = Schema<'TryOutCustomerPagination'>
type SortField<Pagination extends { sort?: { field: string }[] }> = NonNullable<Pagination['sort']>[number]['field']

const orderSorts: Readonly<Record<SortField<OrderPagination>, RawBuilder<number | string | null>>> = {
  id: sql<number>`delivery_order_id`,
  customer: sql<string>`lower(customer_name)`,
  availableAt: sql<number>`available_at`,
  beforeCadCents: sql<number | null>`before_cents`,
  afterCadCents: sql<number | null>`after_cents`,
  differenceCadCents: sql<number | null>`difference_cents`,
  gainCadCents: sql<number | null>`gain_cents`,
}

/** A page of the orders of a finished try-out. */
export async function tryOutOrders(
  ctx: Context,
  tryOutId: number,
  asked: { pagination?: OrderPagination; outcome?: Order['outcome']; customerId?: number },
): Promise<Schema<'TryOutOrderPage'>> {
  const request = pageRequest(asked.pagination)
  const { field, direction } = sortOf(asked.pagination, { field: 'differenceCadCents', direction: 'desc' })
  const sort = orderSorts[field]
  const { outcome, customerId } = asked
  const rows = finishedOrders(ctx.db, tryOutId)
    .select(sort.as('sort_key'))
    .$if(outcome !== undefined, (orders) => orders.where('outcome', '=', outcome ?? 'priced'))
    .$if(customerId !== undefined, (orders) => orders.where('customer_tenant_id', '=', customerId ?? 0))
  const found = await countedPage(
    ctx.db,
    rows,
    {
      sort,
      nullsLast: true,
      id: sql.ref<number>('delivery_order_id'),
      direction,
      cursorOf: (row) => ({ value: row.sort_key, id: row.id }),
    },
    request,
  )
  return pageBody(found, request, toOrder)
}

/** While it runs, what there is so far might be taken for the result. */
function finishedOrders(db: Context['db'], tryOutId: number) {
  return db
    .selectFrom('try_out_orders')
    .where('try_out_id', '=', tryOutId)
    .where(
      sql<boolean>`exists (select from try_outs where try_outs.id = try_out_orders.try_out_id and status = 'finished')`,
    )
    .select(['delivery_order_id as id', 'customer_tenant_id', 'customer_name', 'available_at', 'outcome'])
    .select(['before_cents', 'after_cents', 'difference_cents', 'gain_cents', 'reasons'])
}

type OrderRow = Awaited<ReturnType<ReturnType<typeof finishedOrders>['execute']>>[number]

function toOrder(row: OrderRow): Order {
  return {
    id: row.id,
    customer: { id: row.customer_tenant_id, name: row.customer_name },
    availableAt: row.available_at,
    outcome: row.outcome,
    beforeCadCents: row.before_cents,
    afterCadCents: row.after_cents,
    differenceCadCents: row.difference_cents,
    gainCadCents: row.gain_cents,
    reasons: row.reasons,
  }
}

const customerSorts: Readonly<Record<SortField<CustomerPagination>, RawBuilder<number | string>>> = {
  name: sql<string>`lower(name)`,
  orders: sql<number>`orders`,
  unpriceable: sql<number>`unpriceable`,
  beforeCadCents: sql<number>`before_cents`,
  afterCadCents: sql<number>`after_cents`,
  differenceCadCents: sql<number>`(after_cents - before_cents)`,
  gainCadCents: sql<number>`gain_cents`,
}

/** A page of the customers of a finished try-out. */
export async function tryOutCustomers(
  ctx: Context,
  tryOutId: number,
  pagination?: CustomerPagination,
): Promise<Schema<'TryOutCustomerPage'>> {
  const request = pageRequest(pagination)
  const { field, direction } = sortOf(pagination, { field: 'differenceCadCents', direction: 'desc' })
  const sort = customerSorts[field]
  const rows = ctx.db
    .selectFrom('try_out_customers')
    .where('try_out_id', '=', tryOutId)
    .select(['customer_tenant_id as id', 'name', 'orders', 'unpriceable'])
    .select(['before_cents', 'after_cents', 'gain_cents', sort.as('sort_key')])
  const found = await countedPage(
    ctx.db,
    rows,
    {
      sort,
      id: sql.ref<number>('customer_tenant_id'),
      direction,
      cursorOf: (row) => ({ value: row.sort_key, id: row.id }),
    },
    request,
  )
  return pageBody(found, request, ({ before_cents: before, after_cents: after, gain_cents: gain, ...row }) => ({
    id: row.id,
    name: row.name,
    orders: row.orders,
    unpriceable: row.unpriceable,
    beforeCadCents: before,
    afterCadCents: after,
    differenceCadCents: after - before,
    gainCadCents: gain,
  }))
}

/** All orders of a finished try-out by their numbers, and how many there are. Reading stops when the stream is destroyed. */
export async function tryOutAsCsv(ctx: Context, tryOutId: number): Promise<{ rows: number; body: Readable }> {
  const { total } = await ctx.db
    .selectFrom(finishedOrders(ctx.db, tryOutId).as('found'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows: total, body: Readable.from(linesOf(ctx, tryOutId), { objectMode: false, highWaterMark: 1 }) }
}

async function* linesOf({ deps, tenantId, userId, timeZone }: Context, tryOutId: number) {
  yield spreadsheetLine(columns.map(({ title }) => title))
  let after = 0
  for (;;) {
    const last = after
    const orders = await deps.tenantTransaction({ tenantId, userId }, (db) =>
      finishedOrders(db, tryOutId)
        .where('delivery_order_id', '>', last)
        .orderBy('delivery_order_id')
        .limit(sql.lit(batchRows))
        .execute(),
    )
    const end = orders.at(-1)
    if (end === undefined) return
    yield orders.map((row) => spreadsheetLine(columns.map(({ cell }) => cell(toOrder(row), timeZone)))).join('')
    after = end.id
  }
}

const outcomeWords: Readonly<Record<Order['outcome'], string>> = {
  priced: 'Priced by both',
  unpriceable: 'Without a price by the draft',
  newlyPriced: 'Priced by the draft alone',
  unpriced: 'Without a price by both',
}

const columns: readonly {
  readonly title: string
  readonly cell: (order: Order, timeZone: string) => string | number | null
}[] = [
  { title: 'Order', cell: ({ id }) => id },
  { title: 'Scheduled', cell: ({ availableAt }, timeZone) => csvTime(availableAt, timeZone) },
  { title: 'Customer', cell: ({ customer }) => customer.name },
  { title: 'Before (CAD)', cell: ({ beforeCadCents }) => csvDollars(beforeCadCents) },
  { title: 'After (CAD)', cell: ({ afterCadCents }) => csvDollars(afterCadCents) },
  { title: 'Difference (CAD)', cell: ({ differenceCadCents }) => csvDollars(differenceCadCents) },
  { title: 'Gain before Taxes (CAD)', cell: ({ gainCadCents }) => csvDollars(gainCadCents) },
  { title: 'Outcome', cell: ({ outcome }) => outcomeWords[outcome] },
  { title: 'What Is Missing', cell: ({ reasons }) => reasons.join(' ') || null },
]
