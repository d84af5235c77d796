import { orderStatusLabels, type OrderStatus } from '#domain/orders/order-status.ts'
import type { DeliveryOrderPageView } from '#generated/model/index.ts'
import { isUnderway } from '#src/orders/cells/order-columns.tsx'
import { DueCell, TimeCell } from '#src/orders/cells/TimeCell.tsx'
import styles from './progress.module.css'

const steps = ['created', 'assigned', 'pickedUp', 'droppedOff', 'completed'] as const satisfies OrderStatus[]

/** How far the order has come and when it came there; a cancelled one shows where it stopped. */
export function StatusStrip({ order }: { readonly order: DeliveryOrderPageView }) {
  const { status, times } = order
  const reachedAt: Record<(typeof steps)[number], number | null> = {
    created: order.createdAt,
    assigned: times.assignedAt,
    pickedUp: times.pickedUpAt,
    droppedOff: times.droppedOffAt,
    completed: times.completedAt,
  }
  const current =
    status === 'cancelled' ? steps.findLastIndex((step) => reachedAt[step] !== null) : steps.indexOf(status)
  return (
    <ol className={styles.progress} aria-label="Progress" data-status={status}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-reached={index <= current || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.name}>{step === 'created' ? 'Created' : orderStatusLabels[step]}</span>
          <span className={styles.time}>
            {index <= current ? (
              <TimeCell at={reachedAt[step]} />
            ) : step === 'droppedOff' && order.dueAt !== null && status !== 'cancelled' ? (
              <>
                Due <DueCell dueAt={order.dueAt} open={isUnderway(order)} />
              </>
            ) : null}
          </span>
        </li>
      ))}
    </ol>
  )
}
