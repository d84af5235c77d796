import { Route } from '@blueprintjs/icons'
import { isClosed, orderStatuses } from '#domain/orders/order-status.ts'
import type { DeliveryOrderFilter } from '#generated/model/index.ts'
import { can } from '#src/access/can.ts'
import { refetchIntervalMs } from '#src/http/query-client.ts'
import { paths } from '#src/paths.ts'
import { trackingColumns } from '#src/orders/cells/order-columns.tsx'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { OrderListScreen } from '../list/OrderListScreen.tsx'

const soonestFirst = { field: 'availableAt', direction: 'asc' } as const
const openStatuses = orderStatuses.filter((status) => !isClosed(status))

/** Open orders alone, unless the person asks for others by their status. */
function openUnlessAsked(filter: DeliveryOrderFilter): DeliveryOrderFilter {
  return filter.statuses === undefined ? { ...filter, statuses: openStatuses } : filter
}

/** What is on its way, for those who wait for it: how far each order is and when it is due. */
export function OrderTrackingScreen() {
  const session = useSession()
  const newOrder = can.createOrder(session).allowed ? (
    <ButtonLink intent="primary" to={paths.scheduler()} text="New order" />
  ) : undefined
  return (
    <OrderListScreen
      title="Order Tracking"
      tableId="order-tracking"
      columns={trackingColumns(session)}
      defaultSort={soonestFirst}
      narrow={openUnlessAsked}
      refetchInterval={refetchIntervalMs}
      actions={newOrder}
      empty={
        <EmptyState
          icon={<Route size={18} />}
          title="Nothing is on its way"
          actions={
            <>
              <ButtonLink to={paths.orderHistory()} text="Order History" />
              {newOrder}
            </>
          }
        >
          Orders stand here from the moment they are placed until they are completed.
        </EmptyState>
      }
    />
  )
}
