import { getGetPaginatedDeliveryOrdersQueryKey, getPaginatedDeliveryOrders } from '#generated/client/orders/orders.ts'
import type { DeliveryOrderFilter, DeliveryOrderListItem } from '#generated/model/index.ts'
import type { OrderSortField } from '#src/orders/cells/order-columns.tsx'
import { orderFilter, orderFilterNames, orderSortFields } from '#src/orders/find/order-filters.ts'
import { useSession } from '#src/session/session.ts'
import { useListState, type ListState, type Sort } from '#src/tables/use-list-state.ts'
import { usePagedRows, type PagedRows } from '#src/tables/use-paged-rows.ts'

interface OrderListOptions {
  readonly defaultSort: Sort<OrderSortField>
  /** What the list is narrowed to besides the address. */
  readonly narrow?: (filter: DeliveryOrderFilter) => DeliveryOrderFilter
  /** Milliseconds. */
  readonly refetchInterval?: number
}

interface OrderList {
  readonly state: ListState<OrderSortField>
  readonly paged: PagedRows<DeliveryOrderListItem>
  /** The whole that the address names, as the CSV download asks for it. */
  readonly download: { readonly url: string; readonly params: object }
}

/** The orders that the address names, page by page. */
export function useOrderList({ defaultSort, narrow, refetchInterval }: OrderListOptions): OrderList {
  const session = useSession()
  const { tenant, timeZone } = session
  const state = useListState({ sortFields: orderSortFields(session), defaultSort, filterNames: orderFilterNames })
  const { sort } = state
  const asked = orderFilter(state, timeZone)
  const filter = narrow === undefined ? asked : narrow(asked)
  const whole = { sort: [{ field: sort.field, direction: sort.direction }], filter }
  const paged = usePagedRows({
    queryKey: getGetPaginatedDeliveryOrdersQueryKey(tenant.id, { pagination: whole }),
    fetchPage: (request, signal) =>
      getPaginatedDeliveryOrders(tenant.id, { pagination: { ...whole, ...request } }, undefined, signal),
    startPage: state.page,
    refetchInterval,
  })
  return {
    state,
    paged,
    download: { url: `/tenants/${tenant.id}/paginated-delivery-orders`, params: { pagination: whole } },
  }
}
