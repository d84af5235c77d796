import { orderStatusLabels, type OrderStatus } from '#domain/orders/order-status.ts'
import styles from './progress-steps.module.css'

const steps = ['created', 'assigned', 'pickedUp', 'droppedOff', 'completed'] as const satisfies OrderStatus[]

/** How far an order has come, as five steps from created to completed; a cancelled one stopped. */
export function ProgressSteps({ status }: { readonly status: OrderStatus }) {
  const reached = status === 'cancelled' ? -1 : steps.indexOf(status)
  const label =
    status === 'cancelled' ? 'Cancelled' : `Step ${reached + 1} of ${steps.length}: ${orderStatusLabels[status]}`
  return (
    <span className={styles.steps} role="img" aria-label={label} data-status={status} title={label}>
      {steps.map((step, index) => (
        <span key={step} className={styles.step} data-reached={index <= reached || undefined} />
      ))}
    </span>
  )
}
