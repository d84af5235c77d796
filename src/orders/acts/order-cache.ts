import type { Query, QueryClient } from '@tanstack/react-query'
import { getGetDeliveryOrderPageViewQueryKey } from '#generated/client/orders/orders.ts'
import type { DeliveryOrderPageView } from '#generated/model/index.ts'

const listEndings = ['/paginated-delivery-orders', '/in-progress-delivery-orders', '/delivery-order-exceptions']

function urlOf({ queryKey }: Query): string {
  const url = queryKey[2]
  return typeof url === 'string' ? url : ''
}

/** Asks anew for every view of an order that is on the screen: page, drawer, timeline, price, documents. */
export function refreshOrder(client: QueryClient, orderId: number): Promise<void> {
  const start = `/delivery-orders/${orderId}/`
  return client.invalidateQueries({ predicate: (query) => urlOf(query).startsWith(start) })
}

/** The same once the timeline tells of something new: all but the timeline, which has only just been asked for. */
export function refreshBesidesTimeline(client: QueryClient, orderId: number): Promise<void> {
  const start = `/delivery-orders/${orderId}/`
  const timeline = `${start}updates`
  return client.invalidateQueries({
    predicate: (query) => urlOf(query).startsWith(start) && urlOf(query) !== timeline,
  })
}

/** Asks anew for every list and count of orders that is on the screen. */
export function refreshOrderLists(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: (query) => listEndings.some((ending) => urlOf(query).endsWith(ending)) })
}

/** After an act: the orders it touched and every list they may stand in. */
export async function refreshOrders(client: QueryClient, orderIds: readonly number[]): Promise<void> {
  await Promise.all([refreshOrderLists(client), ...orderIds.map((orderId) => refreshOrder(client, orderId))])
}

/**
 * Shows a change of an order's page before the server has answered.
 * @returns puts the page back as it was
 */
export function showAtOnce(
  client: QueryClient,
  orderId: number,
  change: (order: DeliveryOrderPageView) => DeliveryOrderPageView,
): () => void {
  const key = getGetDeliveryOrderPageViewQueryKey(orderId)
  const before = client.getQueryData<DeliveryOrderPageView>(key)
  // An answer already on its way would show the old state again.
  void client.cancelQueries({ queryKey: key })
  if (before !== undefined) client.setQueryData(key, change(before))
  return () => {
    if (before !== undefined) client.setQueryData(key, before)
  }
}
