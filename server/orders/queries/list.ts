import { cappedCount, countedPageIn, countedQuery, type CountedRows, type PageRequest } from '#server/db/cursor.ts'
import { queryBuilder, type Statement } from '#server/db/prepared-query.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { JsonText } from '#server/http/json-text.ts'
import { pageOf, pageRequest } from '#server/http/page.ts'
import { orderViewer } from '../core/order-viewer.ts'
import { orderItemsText } from './order-items.ts'
import { checkCursor, checkMaySort, orderOf, sortedOrders, sortOf, type FoundOrder } from './order-sort.ts'
import { isPlainList, partyOrders, orderSearch, type ListViewer } from './party-filter.ts'

/** A page of orders as JSON, of which the items are still on their way: nothing is asked of the database after them. */
export interface ListedOrders {
  readonly items: Promise<JsonText<Schema<'DeliveryOrderPage'>>>
}

type Pagination = Schema<'DeliveryOrderPagination'>

/**
 * Finds a page of the orders in which the tenant has a part, as those ask who see all of them.
 * @throws badRequest for a page too deep or a cursor that is none
 */
export function ordersOfTenant(tenantId: number, pagination: Pagination = {}): Statement<CountedRows<FoundOrder>> {
  return pageQuery({ tenantId, userId: 0, ownOrdersOnly: false }, pagination)
}

/**
 * The page that was found, or of a driver the page of his own.
 * @param asked what {@link ordersOfTenant} found
 * @throws badRequest for a page too deep or a cursor that is none
 * @throws forbidden for a sort by what the caller may not read
 */
export async function listOrders(
  ctx: Context,
  pagination: Pagination = {},
  asked: Promise<readonly CountedRows<FoundOrder>[]>,
): Promise<ListedOrders> {
  const request = checkedRequest(pagination)
  const viewer = orderViewer(ctx)
  checkMaySort(sortOf(pagination), viewer)
  const rows = viewer.ownOrdersOnly ? (await ctx.db.executeQuery(pageQuery(viewer, pagination))).rows : await asked
  const found = countedPageIn(rows, orderOf(sortOf(pagination)), request)
  const ids = found.rows.map(({ id }) => id)
  const { data: _none, ...rest } = pageOf(request, [], found)
  const items = orderItemsText(ctx.db, viewer, ids)
  return { items: items.then((data) => new JsonText(`{"data":${data},${JSON.stringify(rest).slice(1)}`)) }
}

/** First pages of lists without a filter, as they are asked for most: their statements hold no value. */
const plainPages = new Map<string, Statement<CountedRows<FoundOrder>>>()

function pageQuery(whose: ListViewer, pagination: Pagination): Statement<CountedRows<FoundOrder>> {
  const { page, pageSize, after } = checkedRequest(pagination)
  if (page !== 0 || after !== null || !isPlainList(whose, pagination.filter ?? {})) return madeQuery(whose, pagination)
  const { field, direction } = sortOf(pagination)
  const key = `${field} ${direction} ${pageSize}`
  const made = plainPages.get(key) ?? madeQuery(whose, pagination)
  plainPages.set(key, made)
  return made
}

function madeQuery(whose: ListViewer, pagination: Pagination): Statement<CountedRows<FoundOrder>> {
  const { filter = {} } = pagination
  const { statuses = [], ...rest } = filter
  const sort = sortOf(pagination)
  const request = checkedRequest(pagination)
  const areFew = (filter.search?.trim() ?? '') !== ''
  const found = sortedOrders(queryBuilder, partyOrders(queryBuilder, whose, rest), { sort, statuses, request, areFew })
  const isPlain = isPlainList(whose, filter)
  const all = partyOrders(queryBuilder, whose, filter)
  return countedQuery(found, orderOf(sort), request, {
    with: orderSearch(whose, filter),
    isPlain,
    // By number: a plan for every tenant must not read the whole table for one of them.
    total: cappedCount(isPlain ? all.orderBy('p.delivery_order_id') : all),
  }).compile(queryBuilder)
}

function checkedRequest(pagination: Pagination): Required<PageRequest> {
  const request = pageRequest(pagination)
  checkCursor(sortOf(pagination), request.after)
  return request
}
