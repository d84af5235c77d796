import { MenuItem } from '@blueprintjs/core'
import { useNavigate } from 'react-router-dom'
import { isClosed } from '#domain/orders/order-status.ts'
import { useGetDeliveryOrderBrokerageReceivers } from '#generated/client/orders/orders.ts'
import { canOrder, type OrderFacts } from '#src/access/can-order.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { MenuHeading } from '#src/ui/MenuHeading.tsx'
import styles from './order.module.css'

interface BrokerMenuItemsProps {
  readonly order: OrderFacts & { readonly id: number }
}

/**
 * Entries of the order's menu that hand it on to another courier. The partners are asked for when the menu opens, which is
 * when these are drawn; a courier without any reads nothing of it.
 */
export function BrokerMenuItems({ order }: BrokerMenuItemsProps) {
  const session = useSession()
  const navigate = useNavigate()
  const brokers = canOrder.broker(session, order)
  const isOwn = order.receiverTenant.id === session.tenant.id && (order.brokerage ?? null) === null
  const isOffered = isOwn && !isClosed(order.status) && session.permissions.has('delivery-orders.assign')
  const { data, isPending, isError } = useGetDeliveryOrderBrokerageReceivers(order.id, {
    query: { enabled: isOffered },
  })
  if (!isOffered || data?.receivers.length === 0) return null
  if (!brokers.allowed) return <Refused reason={brokers.reason} />
  if (isPending) return <MenuItem disabled text="Broker to…" />
  if (isError) return <Refused reason="The broker partners could not be loaded" />
  return (
    <>
      <MenuHeading>Broker to</MenuHeading>
      {data.receivers.map(({ id, name }) => (
        <MenuItem key={id} text={`${name}…`} onClick={() => void navigate(paths.confirmBrokerage(order.id, id))} />
      ))}
    </>
  )
}

function Refused({ reason }: { readonly reason: string }) {
  return (
    <MenuItem
      disabled
      text={
        <>
          Broker to…
          <span className={styles.actReason}>{reason}</span>
        </>
      }
    />
  )
}
