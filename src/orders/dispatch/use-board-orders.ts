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

/** What waits for a driver, and what one has. */
export interface BoardOrders {
  readonly unassigned: OrderSet
  readonly active: OrderSet
}

/**
 * The orders that pass the filter, earliest first, again every minute. Both lists are one answer: an order that goes from one to the
 * other would else be in neither for a moment, and its card gone from under the hand.
 */
export function useBoardOrders(filter: DeliveryOrderFilter, enabled: boolean) {
  const { tenant } = useSession()
  const unassigned = asked({ ...filter, carriedOutHere: true }, ['created'])
  const active = asked(filter, ['assigned', 'pickedUp', 'droppedOff'])
  return useQuery<BoardOrders>({
    // the list's own key, so that whatever refreshes lists of orders refreshes the board
    queryKey: [...getGetPaginatedDeliveryOrdersQueryKey(tenant.id, { pagination: unassigned }), 'board', active],
    queryFn: async ({ signal }) => {
      const [waiting, carried] = await Promise.all([
        fetchAll(tenant.id, unassigned, signal),
        fetchAll(tenant.id, active, signal),
      ])
      return { unassigned: waiting, active: carried }
    },
    enabled,
    placeholderData: keepPreviousData,
    refetchInterval: refetchIntervalMs,
  })
}

function asked(filter: DeliveryOrderFilter, statuses: OrderStatus[]): DeliveryOrderPagination {
  return { pageSize, sort: [{ field: 'availableAt', direction: 'asc' }], filter: { ...filter, statuses } }
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
