import { useState } from 'react'
import { isClosed } from '#domain/orders/order-status.ts'
import type { DeliveryOrderInfoView } from '#generated/model/index.ts'
import { canOrder } from '#src/access/can-order.ts'
import { paths } from '#src/paths.ts'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { BillStatusSelect } from '#src/orders/cells/BillStatusSelect.tsx'
import { OrderComments } from '#src/orders/history/OrderComments.tsx'
import { OrderTimeline } from '#src/orders/history/OrderTimeline.tsx'
import { CancelledNote } from './CancelledNote.tsx'
import { ChargeTo } from './ChargeTo.tsx'
import { DrawerGeostamps } from './DrawerGeostamps.tsx'
import { DrawerParcels } from './DrawerParcels.tsx'
import { CourierPart, DriverPart } from './DrawerParties.tsx'
import { DrawerPart } from './DrawerPart.tsx'
import { TrackingTimeline } from './TrackingTimeline.tsx'
import styles from './order-drawer.module.css'

const assignDriver = lazyComponent(
  async () => (await import('#src/orders/assign/AssignDriverDrawer.tsx')).AssignDriverDrawer,
  {
    covers: true,
  },
)

/** What the drawer says of an order, the money and the people first, with its next act at the foot. */
export function OrderInDrawer({ order }: { readonly order: DeliveryOrderInfoView }) {
  const { tenant } = useSession()
  return (
    <>
      <div className={styles.body}>
        <div className={styles.top}>
          {!order.pricing.hidden && (
            <>
              <span className="wb-label">Billing Status</span>
              <BillStatusSelect order={order} />
            </>
          )}
          <ButtonLink className={styles.page} size="small" to={paths.order(order.id)} text="Open page" />
        </div>
        {order.cancellation !== null && <CancelledNote cancellation={order.cancellation} />}
        <div className={styles.pair}>
          <ChargeTo order={order} />
          {order.receiverTenant.id === tenant.id ? <DriverPart order={order} /> : <CourierPart order={order} />}
        </div>
        <TrackingTimeline order={order} />
        <DrawerParcels parcels={order.parcelDetails} />
        {order.geostampsEnabled && <DrawerGeostamps order={order} />}
        <DrawerPart title="Comments">
          <OrderComments order={order} />
        </DrawerPart>
        <DrawerPart title="Updates">
          <OrderTimeline orderId={order.id} />
        </DrawerPart>
      </div>
      <Foot order={order} />
    </>
  )
}

/** An order that is picked up keeps its driver; a closed one keeps everything. */
function Foot({ order }: { readonly order: DeliveryOrderInfoView }) {
  const session = useSession()
  const [assigning, setAssigning] = useState(false)
  // What was handed on to another courier is that one's to assign.
  const isCarrier = order.receiverTenant.id === session.tenant.id && order.brokeredTo === null
  const drives = order.driver?.id === session.me.id && session.permissions.has('delivery-orders.drive')
  if (!isCarrier || isClosed(order.status)) return null
  if (!drives && order.status !== 'created' && order.status !== 'assigned') return null
  return (
    <div className={`bp6-drawer-footer ${styles.foot}`}>
      {drives ? (
        <ButtonLink intent="primary" to={paths.orderNext(order.id)} text="Continue delivery" />
      ) : (
        <VerdictButton
          intent={order.driver === null ? 'primary' : 'none'}
          verdict={canOrder.assign(session, order)}
          text={order.driver === null ? 'Assign Driver' : 'Reassign Driver'}
          onClick={() => setAssigning(true)}
        />
      )}
      {assigning && <assignDriver.Part orders={[order]} onClose={() => setAssigning(false)} />}
    </div>
  )
}
