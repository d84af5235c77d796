import { countedPage } from '#server/db/cursor.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#server/http/handler-types.ts'
import { JsonText } from '#server/http/json-text.ts'
import { pageOf, pageRequest } from '#server/http/page.ts'
import { orderViewer } from '../order-viewer.ts'
import { orderItemsText } from './order-items.ts'
import { checkCursor, orderOf, partyOrders, searchedOrders, sortOf } from './party-filter.ts'

/** A page of orders as JSON, of which the items are still on their way: nothing is asked of the database after them. */
export interface ListedOrders {
  readonly items: Promise<JsonText<Schema<'DeliveryOrderPage'>>>
}

/**
 * A page of the orders in which the tenant has a part.
 * @throws malformed for a page too deep or a cursor that is none
 */
export async function listOrders(
  ctx: Context,
  pagination: Schema<'DeliveryOrderPagination'> = {},
): Promise<ListedOrders> {
  const request = pageRequest(pagination)
  checkCursor(request.after ?? null)
  const viewer = orderViewer(ctx)
  const { filter = {} } = pagination
  const matching = partyOrders(ctx.db, viewer, filter)
  const found = await countedPage(ctx.db, matching, orderOf(sortOf(pagination)), request, {
    with: searchedOrders(viewer, filter),
    isPlain: Object.keys(filter).length === 0 && !viewer.ownOrdersOnly,
  })
  const ids = found.rows.map(({ id }) => id)
  const { data: _none, ...rest } = pageOf(request, [], found)
  const items = orderItemsText(ctx.db, viewer, ids)
  return { items: items.then((data) => new JsonText(`{"data":${data},${JSON.stringify(rest).slice(1)}`)) }
}
