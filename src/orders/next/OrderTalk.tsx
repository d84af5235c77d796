import type { DeliveryOrderDriverView } from '#generated/model/index.ts'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import styles from './next.module.css'

const comments = lazyComponent(async () => (await import('#src/orders/history/OrderComments.tsx')).OrderComments)

/** What the office and the driver tell each other about the order. */
export function OrderTalk({ order }: { readonly order: DeliveryOrderDriverView }) {
  return (
    <section className={`wb-card ${styles.card} ${styles.talk}`} aria-label="Comments">
      <h2 className="wb-label">Comments</h2>
      <comments.Part order={order} />
    </section>
  )
}
