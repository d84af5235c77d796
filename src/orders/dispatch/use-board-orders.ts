import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { getGetPaginatedDeliveryOrdersQueryKey, getPaginatedDeliveryOrders } from '#generated/client/orders/orders.ts'
import type { DeliveryOrderFilter, DeliveryOrderPagination } from '#generated/model/index.ts'
import { refetchIntervalMs } from '#src/http/query-client.ts'
import { useSession } from '#src/session/session.ts'
import type { BoardOrder, OrderSet } from './board-columns.ts'

/** More cards than anybody can look through; the column says that there are more. */
const mostOrders = 500
const pageSize = 100

/** All orders of these statuses that pass the filter, earliest first, again every minute. */
export function useBoardOrders(statuses: OrderStatus[], filter: DeliveryOrderFilter, enabled: boolean) {
  const { tenant } = useSession()
  const pagination: DeliveryOrderPagination = {
    pageSize,
    sort: [{ field: 'availableAt', direction: 'asc' }],
    filter: { ...filter, statuses },
  }
  return useQuery({
    // the list's own key, so that whatever refreshes lists of orders refreshes the board
    queryKey: [...getGetPaginatedDeliveryOrdersQueryKey(tenant.id, { pagination }), 'board'],
    queryFn: ({ signal }) => fetchAll(tenant.id, pagination, signal),
    enabled,
    placeholderData: keepPreviousData,
    refetchInterval: refetchIntervalMs,
  })
}

async function fetchAll(tenantId: number, pagination: DeliveryOrderPagination, signal: AbortSignal): Promise<OrderSet> {
  const orders: BoardOrder[] = []
  let after: string | undefined
  for (let page = 0; ; page += 1) {
    const answer = await getPaginatedDeliveryOrders(
      tenantId,
      { pagination: { ...pagination, page, ...(after !== undefined && { after }) } },
      undefined,
      signal,
    )
    orders.push(...answer.data)
    after = answer.next
    if (after === undefined || orders.length >= mostOrders)
      return { orders, total: Math.max(answer.total, orders.length), totalIsCapped: answer.totalIsCapped }
  }
}
