import type { Cancellation } from '#generated/model/index.ts'
import { TimeCell } from '#src/orders/cells/TimeCell.tsx'
import styles from './cancelled.module.css'

/** When, by whom and why an order was cancelled: the first thing to know about it. */
export function CancelledCard({ cancellation }: { readonly cancellation: Cancellation }) {
  const { cancelledAt, actorName, actorTenantName, reason } = cancellation
  return (
    <section className={`wb-card ${styles.cancelled}`} aria-label="Cancelled">
      <div>
        <h2 className="wb-label">Cancelled</h2>
        <p>
          <TimeCell at={cancelledAt} />
        </p>
      </div>
      <div>
        <h2 className="wb-label">Cancelled by</h2>
        <p>{[actorName, actorTenantName].filter(Boolean).join(', ')}</p>
      </div>
      <div>
        <h2 className="wb-label">Reason</h2>
        <p>{reason}</p>
      </div>
    </section>
  )
}
