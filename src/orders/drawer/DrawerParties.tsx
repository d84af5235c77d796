import { useState } from 'react'
import { Button } from '@blueprintjs/core'
import { Edit } from '@blueprintjs/icons'
import { formatPhone } from '#domain/addresses/phone.ts'
import type { DeliveryOrderInfoView, OrderStatus } from '#generated/model/index.ts'
import { canOrder } from '#src/access/can-order.ts'
import { useSession } from '#src/session/session.ts'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { isElsewhere } from '#src/orders/cells/driver-elsewhere.ts'
import { DriverName } from '#src/orders/cells/DriverName.tsx'
import { DriverPayFacts } from '#src/orders/money/DriverPayFacts.tsx'
import { DrawerPart } from './DrawerPart.tsx'
import styles from './order-drawer.module.css'

const driverPay = lazyComponent(async () => (await import('#src/orders/money/DriverPayDialog.tsx')).DriverPayDialog, {
  covers: true,
})

interface PartyProps {
  readonly order: DeliveryOrderInfoView
}

/** For customers and suppliers: who carries the order, whom to ring about it, and who drives. */
export function CourierPart({ order: { receiverTenant, driver, status } }: PartyProps) {
  const { name, address, phone } = receiverTenant
  return (
    <DrawerPart title="Courier" className={styles.card}>
      <p className={styles.name}>{name}</p>
      {address !== null && <p className="wb-muted">{address}</p>}
      {phone !== null && (
        <p>
          <span className="wb-muted">Order support</span> <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
        </p>
      )}
      <DriverName driver={driver} nobody={elsewhereOf(status)} />
    </DrawerPart>
  )
}

/** For the courier: who drives, and what the driver earns with it. */
export function DriverPart({ order }: PartyProps) {
  const session = useSession()
  const [paying, setPaying] = useState(false)
  const editsPay = canOrder.editDriverPay(session, order).allowed
  if (order.brokeredTo !== null)
    return (
      <DrawerPart title="Brokered to" className={styles.card}>
        <p className={styles.name}>{order.brokeredTo.name}</p>
        <p className="wb-muted">The price and the margin are on the order's page.</p>
      </DrawerPart>
    )
  return (
    <DrawerPart
      title="Driver"
      className={styles.card}
      aside={
        editsPay && (
          <Button
            variant="minimal"
            size="small"
            icon={<Edit size={14} />}
            aria-label="Edit driver pay"
            title="Edit driver pay"
            onClick={() => setPaying(true)}
          />
        )
      }
    >
      <DriverName driver={order.driver} nobody={elsewhereOf(order.status)} isLink />
      {(order.status !== 'cancelled' || order.driver !== null) && <DriverPayFacts orderId={order.id} />}
      {paying && <driverPay.Part orderId={order.id} onClose={() => setPaying(false)} />}
    </DrawerPart>
  )
}

function elsewhereOf(status: OrderStatus) {
  return isElsewhere(status) ? <span className="wb-muted">Driver assigned</span> : undefined
}
