import { sql } from 'kysely'
import { carriedOutOffset, carriedOutStatuses, orderProblems } from '#domain/pricing/order-problems.ts'
import type { StoredPriceInputs } from '#domain/pricing/reprice.ts'
import { countedPage } from '#server/db/cursor.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { pageOf, pageRequest, sortOf } from '#server/http/page.ts'
import type { UnitPreference } from '#domain/amounts/units.ts'
import { orderViewer } from '../core/order-viewer.ts'
import { orderItems } from './order-items.ts'

/** What the problems of an order are read from. */
interface TroubledRow {
  readonly id: number
  readonly status: string
  readonly exceptions: readonly string[]
  readonly total_cents: number | null
  readonly service_id: number
  readonly service_revision_id: number
  readonly inputs: StoredPriceInputs | null
}

/** What a list can be sorted by. `urgencyOf` of the domain as its index has it. */
const sorts = {
  urgency: sql<number>`p.available_at + case when p.status in (${sql.join(carriedOutStatuses.map((status) => sql.lit(status)))})
    then ${sql.lit(carriedOutOffset)} else 0 end`,
  availableAt: sql<number>`p.available_at`,
}

/** A page of the orders that need the attention of the request's tenant, each with what is wrong and what to do. */
export async function orderExceptions(
  ctx: Context,
  pagination: Schema<'DeliveryOrderExceptionPagination'> = {},
): Promise<Schema<'DeliveryOrderExceptionPage'>> {
  const request = pageRequest(pagination)
  const { field, direction } = sortOf(pagination, { field: 'urgency', direction: 'asc' })
  const sort = sorts[field]
  const troubled = ctx.db
    .selectFrom('delivery_order_parties as p')
    .where('p.tenant_id', '=', ctx.tenantId)
    .where('p.has_exceptions', '=', true)
    .select(['p.delivery_order_id as id', sort.as('value')])
  const found = await countedPage(
    ctx.db,
    troubled,
    {
      sort,
      id: sql.ref('p.delivery_order_id'),
      direction,
      cursorOf: ({ id, value }) => ({ id, value }),
    },
    request,
  )
  const ids = found.rows.map(({ id }) => id)
  const [orders, rows] = await Promise.all([orderItems(ctx.db, orderViewer(ctx), ids), loadTroubled(ctx, ids)])
  return pageOf(
    request,
    orders.map((order) => ({ id: order.id, order, problems: problemsOf(rows.get(order.id), ctx.unitPreference) })),
    found,
  )
}

async function loadTroubled({ db }: Context, ids: readonly number[]): Promise<ReadonlyMap<number, TroubledRow>> {
  const rows = await db
    .selectFrom('delivery_orders as o')
    .leftJoin('delivery_order_prices as price', 'price.delivery_order_id', 'o.id')
    .where('o.id', '=', sql<number>`any(${ids}::bigint[])`)
    .select(['o.id', 'o.status', 'o.exceptions', 'o.total_cents', 'o.service_id', 'o.service_revision_id'])
    .select(sql<StoredPriceInputs | null>`price.inputs`.as('inputs'))
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

function problemsOf(row: TroubledRow | undefined, units: UnitPreference): Schema<'DeliveryOrderException'>['problems'] {
  if (row === undefined) return []
  const { status, exceptions, total_cents: totalCents, inputs } = row
  const revision = { serviceId: row.service_id, serviceRevisionId: row.service_revision_id }
  return orderProblems({ status, totalCents, exceptions, priceExceptions: inputs?.exceptions ?? [] }, units).map(
    ({ setting, ...problem }) => ({ ...problem, setting: setting && { ...revision, ...setting } }),
  )
}
