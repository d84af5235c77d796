import type { DeliveryOrderPageView, OrderLocation } from '#generated/model/index.ts'
import { can } from '#src/access/can.ts'
import { MapDialog } from '#src/maps/MapDialog.tsx'
import { AssignDriverDrawer } from '#src/resources/orders/AssignDriverDrawer.tsx'
import { markedAs, useAdvanceOrder, useUnassignOrders } from '#src/resources/orders/order-acts.ts'
import { useSession } from '#src/session/session.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { later } from '#src/ui/later.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import type { OrderOverlay } from './use-order-overlay.ts'

// Editors are large and seldom needed: their code comes with the first of each.
const attachMedia = later(
  async () => (await import('#src/resources/orders/media/AttachMediaDialog.tsx')).AttachMediaDialog,
)
const editDriverPay = later(
  async () => (await import('#src/resources/orders/money/DriverPayDialog.tsx')).DriverPayDialog,
)
const editOrder = later(async () => (await import('#src/resources/orders/edit/EditOrderDialog.tsx')).EditOrderDialog)
const editPricing = later(async () => (await import('#src/resources/orders/money/PricingDialog.tsx')).PricingDialog)

interface OrderOverlaysProps {
  readonly order: DeliveryOrderPageView
  readonly overlay: OrderOverlay | null
  readonly onClose: () => void
}

/**
 * The dialog or drawer that the address names. A link may name an act that is no longer possible, or was never this
 * person's: nothing opens then.
 */
export function OrderOverlays({ order, overlay, onClose }: OrderOverlaysProps) {
  const session = useSession()
  const advance = useAdvanceOrder()
  const unassign = useUnassignOrders()
  const dialog = { orderId: order.id, onClose }

  switch (overlay) {
    case null:
      return null
    case 'pickup':
      return <StopMap stop={order.pickupLocation} onClose={onClose} />
    case 'dropoff':
      return <StopMap stop={order.dropoffLocation} onClose={onClose} />
    case 'assign':
      return can.assign(session, order).allowed ? <AssignDriverDrawer orders={[order]} onClose={onClose} /> : null
    case 'cancel':
      return can.cancel(session, order).allowed ? <CancelDialog {...dialog} /> : null
    case 'edit':
      return can.editOrder(session, order).allowed ? <editOrder.Part {...dialog} /> : null
    case 'pricing':
      return can.editPricing(session, order).allowed ? <editPricing.Part order={order} onClose={onClose} /> : null
    case 'driverPay':
      return can.editDriverPay(session, order).allowed ? <editDriverPay.Part {...dialog} /> : null
    case 'attach':
      return can.attachMedia(session, order).allowed ? <attachMedia.Part {...dialog} /> : null
    case 'unassign':
      return (
        <ConfirmDialog
          isOpen={can.unassign(session, order).allowed}
          title="Retract Driver"
          onConfirm={() => unassign.mutate([order])}
          onClose={onClose}
        >
          Are you sure you want to unassign this order from the driver?
        </ConfirmDialog>
      )
    case 'pickedUp':
    case 'droppedOff':
    case 'completed':
      return (
        <ConfirmDialog
          isOpen={can.advance(session, order, overlay).allowed}
          title={`Mark as ${markedAs[overlay]}`}
          onConfirm={() => advance.mutate({ order, to: overlay })}
          onClose={onClose}
        >
          Are you sure you want to mark this delivery order as {markedAs[overlay]}?
        </ConfirmDialog>
      )
  }
}

/** Where a stop is, with its address: at zoom 20 no street says it. */
function StopMap({ stop, onClose }: { readonly stop: OrderLocation; readonly onClose: () => void }) {
  return <MapDialog title={stop.name} subtitle={stop.formattedAddress} place={stop} onClose={onClose} />
}
