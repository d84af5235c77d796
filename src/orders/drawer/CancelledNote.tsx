import type { Cancellation } from '#generated/model/index.ts'
import { TimeCell } from '#src/orders/cells/TimeCell.tsx'
import styles from './order-drawer.module.css'

/** When, by whom and why an order was cancelled, before anything else about it. */
export function CancelledNote({ cancellation }: { readonly cancellation: Cancellation }) {
  const { cancelledAt, actorName, actorTenantName, reason } = cancellation
  return (
    <section className={styles.cancelled} aria-label="Cancelled">
      <div>
        <h3 className="wb-label">Cancelled</h3>
        <p>
          <TimeCell at={cancelledAt} />
        </p>
      </div>
      <div>
        <h3 className="wb-label">Cancelled by</h3>
        <p>{actorTenantName === null ? actorName : `${actorName}, ${actorTenantName}`}</p>
      </div>
      <div className={styles.reason}>
        <h3 className="wb-label">Reason</h3>
        <p>{reason}</p>
      </div>
    </section>
  )
}
