import { countedPage } from '#server/db/cursor.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#server/http/handler-types.ts'
import { pageOf, pageRequest } from '#server/http/page.ts'
import { orderViewer } from '../order-viewer.ts'
import { orderItems } from './order-items.ts'
import { checkCursor, orderOf, partyOrders, sortOf } from './party-filter.ts'

/**
 * A page of the orders in which the tenant has a part.
 * @throws malformed for a page too deep or a cursor that is none
 */
export async function listOrders(
  ctx: Context,
  pagination: Schema<'DeliveryOrderPagination'> = {},
): Promise<Schema<'DeliveryOrderPage'>> {
  const request = pageRequest(pagination)
  checkCursor(request.after ?? null)
  const viewer = orderViewer(ctx)
  const matching = partyOrders(ctx.db, viewer, pagination.filter)
  const found = await countedPage(ctx.db, matching, orderOf(sortOf(pagination)), request)
  const items = await orderItems(
    ctx.db,
    viewer,
    found.rows.map(({ id }) => id),
  )
  return pageOf(request, items, found)
}
