import { Callout } from '@blueprintjs/core'
import { useGetDeliveryOrderPageView } from '#generated/client/orders/orders.ts'
import styles from './edit-order.module.css'

/**
 * Says how much of an edit reaches the courier that carries the order out
 * (docs/rules/brokerage.md, "What flows where"). Known from the order's page.
 */
export function BrokeredNote({ orderId }: { readonly orderId: number }) {
  const { data } = useGetDeliveryOrderPageView(orderId, { query: { enabled: false } })
  const brokerage = data?.brokerage ?? null
  if (brokerage === null || brokerage.sellOrderId !== orderId) return null
  const { name } = brokerage.receiverTenant
  return (
    <Callout className={styles.brokered} intent="warning" compact>
      {name} carries this order out. New notes reach {name} at once; anything else changes there once {name} accepts it.
    </Callout>
  )
}
