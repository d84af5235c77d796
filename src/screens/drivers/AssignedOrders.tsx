import { Box } from '@blueprintjs/icons'
import { useParams } from 'react-router-dom'
import { getGetUserAssignedOrdersQueryKey, getUserAssignedOrders } from '#generated/client/users/users.ts'
import type { DeliveryOrderListItem } from '#generated/model/index.ts'
import { can } from '#src/access/can.ts'
import { refetchIntervalMs } from '#src/http/query-client.ts'
import { drawerState, useOrderDrawerPath } from '#src/orders/acts/use-order-drawer.ts'
import { historyColumns, orderNumber } from '#src/orders/cells/order-columns.tsx'
import { useSession } from '#src/session/session.ts'
import { ColumnMenu } from '#src/tables/ColumnMenu.tsx'
import { DataList } from '#src/tables/DataList.tsx'
import { ListCount } from '#src/tables/ListCount.tsx'
import { useListState } from '#src/tables/use-list-state.ts'
import { usePagedRows } from '#src/tables/use-paged-rows.ts'
import { useTableLayout } from '#src/tables/use-table-layout.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { OrRefused } from '#src/ui/OrRefused.tsx'

const tableId = 'driver-orders'
const words = { one: 'order', many: 'orders' }
const listOptions = {
  sortFields: ['urgency'] as const,
  defaultSort: { field: 'urgency', direction: 'asc' } as const,
  filterNames: [],
}

/** All that a driver was given: the open orders first. */
export function AssignedOrders() {
  return (
    <OrRefused verdict={can.dispatch(useSession())} title="You cannot see the orders of drivers here">
      <Orders />
    </OrRefused>
  )
}

function Orders() {
  const id = Number(useParams()['driverId'])
  const session = useSession()
  const state = useListState<'urgency'>(listOptions)
  const remembered = useTableLayout(tableId)
  const drawerPath = useOrderDrawerPath()
  const paged = usePagedRows<DeliveryOrderListItem>({
    queryKey: getGetUserAssignedOrdersQueryKey(id),
    fetchPage: (pagination, signal) => getUserAssignedOrders(id, { pagination }, undefined, signal),
    startPage: state.page,
    refetchInterval: refetchIntervalMs,
  })
  // It stands in one order alone, and who drives is known.
  const columns = historyColumns(session)
    .filter((column) => column.id !== 'driver')
    .map(({ sortField: _, ...column }) => column)
  return (
    <>
      <div className="wb-filter-bar wb-no-print">
        <div className="wb-filter-tail">
          <ListCount paged={paged} words={words} />
          <ColumnMenu columns={columns} layout={remembered.layout} onChange={remembered.change} />
        </div>
      </div>
      <DataList
        label="Orders"
        tableId={tableId}
        columns={columns}
        state={state}
        paged={paged}
        remembered={remembered}
        rowLabel={(order) => `order ${orderNumber(order.id)}`}
        rowPath={(order) => drawerPath(order.id)}
        rowState={drawerState}
        empty={
          <EmptyState icon={<Box size={18} />} title="No orders yet">
            What is assigned to this driver stands here, what is open before what is done.
          </EmptyState>
        }
      />
    </>
  )
}
