import { ChevronRight } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { useGetUserInProgressDeliveryOrders } from '#generated/client/users/users.ts'
import { paths } from '#src/paths.ts'
import { orderNumber } from '#src/orders/cells/order-columns.tsx'
import { StatusTag } from '#src/orders/cells/StatusTag.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import styles from './next.module.css'

interface DriverDeliveriesProps {
  readonly userId: number
  /** Whether the page is about nothing else, and its own heading says so. */
  readonly isPage?: boolean
}

/** What a driver still has in hand, each leading to its next step. */
export function DriverDeliveries({ userId, isPage = false }: DriverDeliveriesProps) {
  const orders = useGetUserInProgressDeliveryOrders(userId)
  if (orders.isPending) return null
  if (orders.data === undefined)
    return (
      <ErrorState
        title="Your deliveries could not be loaded"
        error={orders.error}
        retry={() => void orders.refetch()}
      />
    )
  return (
    <section className={styles.deliveries} aria-label="Your deliveries">
      {!isPage && <h2 className="wb-label">Your deliveries</h2>}
      {orders.data.data.length === 0 && <p className="wb-muted">Nothing is assigned to you now.</p>}
      <ul>
        {orders.data.data.map(({ id, status, pickupLocation, dropoffLocation }) => (
          <li key={id}>
            <Link to={paths.orderNext(id)} className={styles.delivery}>
              <span className={styles.deliveryWords}>
                <strong>{orderNumber(id)}</strong>
                <span>{status === 'assigned' ? pickupLocation.name : dropoffLocation.name}</span>
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
