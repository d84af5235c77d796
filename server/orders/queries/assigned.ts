import { sql } from 'kysely'
import type { Schema } from '#generated/handlers.ts'
import { countedPage } from '#server/db/cursor.ts'
import type { Context } from '#server/http/context.ts'
import { pageOf, pageRequest, sortOf } from '#server/http/page.ts'
import { orderViewer } from '../core/order-viewer.ts'
import { checkMayLookAtDriver } from './in-progress.ts'
import { orderItems } from './order-items.ts'
import { partyOrders } from './party-filter.ts'

/** Open orders by when they are available, and behind all of them the closed ones from the last: the index of 0210_absences.sql. */
const urgency = sql<number>`(case when p.status in ('completed', 'cancelled') then 200000000000 - p.available_at else p.available_at end)`

/**
 * The orders that the request's tenant has given to a driver, the open ones first.
 * @throws notFound when the person is not of the request's tenant, and for a driver who asks about another
 */
export async function assignedOrders(
  ctx: Context,
  userId: number,
  asked?: Schema<'AssignedOrdersPagination'>,
): Promise<Schema<'DeliveryOrderPage'>> {
  const viewer = orderViewer(ctx)
  await checkMayLookAtDriver(ctx, viewer, userId)
  const request = pageRequest(asked)
  const { direction } = sortOf(asked, { field: 'urgency', direction: 'asc' })
  const found = await countedPage(
    ctx.db,
    partyOrders(ctx.db, viewer, { driverId: userId }).where('p.is_receiver', '=', true).select(urgency.as('urgency')),
    {
      sort: urgency,
      id: sql.ref<number>('p.delivery_order_id'),
      direction,
      cursorOf: (row) => ({ value: row.urgency, id: row.id }),
    },
    request,
  )
  const ids = found.rows.map(({ id }) => id)
  return pageOf(request, await orderItems(ctx.db, viewer, ids), found)
}
