import { ChevronRight } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { useGetUserInProgressDeliveryOrders } from '#generated/client/users/users.ts'
import { paths } from '#src/paths.ts'
import { orderNumber } from '#src/resources/orders/order-columns.tsx'
import { StatusTag } from '#src/resources/orders/StatusTag.tsx'
import { useSession } from '#src/session/session.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import './next.css'

/** What a driver still has in hand, each leading to its next step; nothing for those who do not drive. */
export function DriverDeliveries() {
  const { me, drivesOnly, permissions } = useSession()
  const drives = permissions.has('delivery-orders.drive')
  const orders = useGetUserInProgressDeliveryOrders(me.id, { query: { enabled: drives } })
  if (!drives || orders.isPending) return null
  if (orders.data === undefined)
    return (
      <ErrorState
        title="Your deliveries could not be loaded"
        error={orders.error}
        retry={() => void orders.refetch()}
      />
    )
  if (orders.data.data.length === 0 && drivesOnly !== true) return null
  return (
    <section className="wb-next-deliveries" aria-label="Your deliveries">
      <h2 className="wb-label">Your deliveries</h2>
      {orders.data.data.length === 0 && <p className="wb-muted">Nothing is assigned to you now.</p>}
      <ul>
        {orders.data.data.map(({ id, status, pickupLocation, dropoffLocation }) => (
          <li key={id}>
            <Link to={paths.orderNext(id)} className="wb-next-delivery">
              <span className="wb-next-delivery-words">
                <strong>{orderNumber(id)}</strong>
                <span>{status === 'pickedUp' ? dropoffLocation.name : pickupLocation.name}</span>
              </span>
              <StatusTag status={status} />
              <ChevronRight size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
