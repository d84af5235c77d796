import { can } from '#src/access/can.ts'
import { paths } from '#src/paths.ts'
import { historyColumns } from '#src/orders/cells/order-columns.tsx'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import type { NoOrdersProps } from './NoOrders.tsx'
import { OrderListScreen } from './OrderListScreen.tsx'

const noOrders = lazyComponent<NoOrdersProps>(async () => (await import('./NoOrders.tsx')).NoOrders)
const newestFirst = { field: 'id', direction: 'desc' } as const

/** Every order in which the organisation has a part, newest first. */
export function OrderHistoryScreen() {
  const session = useSession()
  const newOrder = can.createOrder(session).allowed ? (
    <ButtonLink intent="primary" to={paths.scheduler()} text="New order" />
  ) : undefined
  return (
    <OrderListScreen
      title="Order History"
      tableId="order-history"
      columns={historyColumns(session)}
      defaultSort={newestFirst}
      actions={
        newOrder && (
          <>
            <ButtonLink to={paths.orderImport()} text="Orders from a file" />
            {newOrder}
          </>
        )
      }
      empty={<noOrders.Part actions={newOrder} />}
    />
  )
}
