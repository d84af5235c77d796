import { useCallback, useMemo, useState } from 'react'
import { getGetPaginatedDeliveryOrdersQueryKey, getPaginatedDeliveryOrders } from '#generated/client/orders/orders.ts'
import type { DeliveryOrderFilter, DeliveryOrderListItem } from '#generated/model/index.ts'
import type { OrderSortField } from '#src/resources/orders/order-columns.tsx'
import { useSession } from '#src/session/session.ts'
import { useListState, type ListState, type Sort } from '#src/tables/use-list-state.ts'
import { usePagedRows, type PagedRows } from '#src/tables/use-paged-rows.ts'
import type { Selection } from '#src/tables/DataList.tsx'
import { orderFilter, orderFilterNames, orderSortFields } from './order-filters.ts'

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
  const { tenant, timeZone } = useSession()
  const state = useListState({ sortFields: orderSortFields, defaultSort, filterNames: orderFilterNames })
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

interface OrderSelection extends Selection<DeliveryOrderListItem> {
  readonly orders: readonly DeliveryOrderListItem[]
  readonly clear: () => void
}

/** The orders that the person ticked, with their facts as they were when ticked. */
export function useOrderSelection(): OrderSelection {
  const [chosen, setChosen] = useState<ReadonlyMap<number, DeliveryOrderListItem>>(new Map())
  const toggle = useCallback(
    (order: DeliveryOrderListItem) =>
      setChosen((before) => {
        const next = new Map(before)
        if (!next.delete(order.id)) next.set(order.id, order)
        return next
      }),
    [],
  )
  const toggleAll = useCallback(
    (orders: readonly DeliveryOrderListItem[]) =>
      setChosen((before) =>
        orders.every(({ id }) => before.has(id)) ? new Map() : new Map(orders.map((order) => [order.id, order])),
      ),
    [],
  )
  const clear = useCallback(() => setChosen(new Map()), [])
  const ids = useMemo(() => new Set(chosen.keys()), [chosen])
  return { ids, orders: [...chosen.values()], toggle, toggleAll, clear }
}
