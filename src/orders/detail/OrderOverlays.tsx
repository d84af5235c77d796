import { useEffect, useEffectEvent } from 'react'
import { isUndoable, orderMoves, statusInSentence, undoTargets } from '#domain/orders/order-status.ts'
import type { DeliveryOrderPageView, OrderLocation } from '#generated/model/index.ts'
import { can } from '#src/access/can.ts'
import { canOrder } from '#src/access/can-order.ts'
import { approval, type Verdict } from '#src/access/verdict.ts'
import { MapDialog } from '#src/maps/MapDialog.tsx'
import { AssignDriverDrawer } from '#src/orders/assign/AssignDriverDrawer.tsx'
import { moveNames, useAdvanceOrder, useUnassignOrders, useUndoMove } from '#src/orders/acts/order-acts.ts'
import { stopPins } from '#src/orders/history/stop-pins.ts'
import { useSession, type Session } from '#src/session/session.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { showNotice } from '#src/ui/snackbar.ts'
import { CancelDialog } from './CancelDialog.tsx'
import type { OrderOverlay } from './use-order-overlay.ts'
import { useStopReason } from './use-stop-reason.ts'

// Editors are large and seldom needed: their code comes with the first of each.
const attachMedia = lazyComponent(async () => (await import('./AttachMediaDialog.tsx')).AttachMediaDialog, {
  covers: true,
})
const writeMessage = lazyComponent(async () => (await import('./MessageDialog.tsx')).MessageDialog, { covers: true })
const saveTemplate = lazyComponent(
  async () => (await import('#src/orders/templates/SaveOrderAsTemplate.tsx')).SaveOrderAsTemplate,
  { covers: true },
)
const editDriverPay = lazyComponent(
  async () => (await import('#src/orders/money/DriverPayDialog.tsx')).DriverPayDialog,
  {
    covers: true,
  },
)
const editOrder = lazyComponent(async () => (await import('#src/orders/edit/EditOrderDialog.tsx')).EditOrderDialog, {
  covers: true,
})
const editPricing = lazyComponent(async () => (await import('#src/orders/money/PricingDialog.tsx')).PricingDialog, {
  covers: true,
})

const explainPrice = lazyComponent(
  async () => (await import('#src/orders/money/PriceExplanationDialog.tsx')).PriceExplanationDialog,
  { covers: true },
)

interface OrderOverlaysProps {
  readonly order: DeliveryOrderPageView
  readonly overlay: OrderOverlay | null
  readonly onClose: () => void
}

/**
 * The dialog or drawer that the address names. A link may name an act that is no longer possible, or was never this
 * person's: nothing opens then. What a colleague makes impossible while it is open says so: where something was entered it
 * stays and can no longer be saved, anything else closes.
 */
export function OrderOverlays({ order, overlay, onClose }: OrderOverlaysProps) {
  const session = useSession()
  const advance = useAdvanceOrder()
  const unassign = useUnassignOrders()
  const undo = useUndoMove()
  const verdict = verdictOf(session, order, overlay)
  const stopped = useStopReason(order, overlay, verdict)
  // What one does oneself is shown at once, and is no news.
  const isOwnAct =
    advance.variables?.to === overlay ||
    (overlay === 'unassign' && !unassign.isIdle) ||
    (overlay === 'undo' && !undo.isIdle)
  useCloseStopped(isOwnAct || keepsEntries(overlay) ? null : stopped, onClose)
  const dialog = { orderId: order.id, onClose }
  if (!verdict.allowed && (stopped === null || !keepsEntries(overlay))) return null

  switch (overlay) {
    case null:
      return null
    case 'pickup':
      return <StopMap order={order} stop={order.pickupLocation} onClose={onClose} />
    case 'dropoff':
      return <StopMap order={order} stop={order.dropoffLocation} onClose={onClose} />
    case 'assign':
      return <AssignDriverDrawer orders={[order]} onClose={onClose} />
    case 'cancel':
      return <CancelDialog order={order} onClose={onClose} />
    case 'edit':
      return <editOrder.Part {...dialog} stopped={stopped} />
    case 'pricing':
      return <editPricing.Part order={order} stopped={stopped} onClose={onClose} />
    case 'explain':
      return <explainPrice.Part {...dialog} />
    case 'driverPay':
      return <editDriverPay.Part {...dialog} stopped={stopped} />
    case 'attach':
      return <attachMedia.Part {...dialog} />
    case 'message':
      return <writeMessage.Part {...dialog} />
    case 'template':
      return <saveTemplate.Part {...dialog} />
    case 'unassign':
      return (
        <ConfirmDialog isOpen title="Retract Driver" onConfirm={() => unassign.mutate([order])} onClose={onClose}>
          Are you sure you want to unassign this order from the driver?
        </ConfirmDialog>
      )
    case 'undo': {
      const { id, status } = order
      if (!isUndoable(status)) return null
      return (
        <ConfirmDialog
          isOpen
          title={`Undo ${moveNames[status]}`}
          onConfirm={() => undo.mutate({ id, from: status })}
          onClose={onClose}
        >
          The order is {statusInSentence(undoTargets[status])} again. Its timeline keeps both times.
        </ConfirmDialog>
      )
    }
    case 'pickedUp':
    case 'droppedOff':
    case 'completed':
      return (
        <ConfirmDialog
          isOpen
          title={orderMoves[overlay].label}
          onConfirm={() => advance.mutate({ order, to: overlay })}
          onClose={onClose}
        >
          Are you sure you want to mark this delivery order as {statusInSentence(overlay)}?
        </ConfirmDialog>
      )
  }
}

function verdictOf(session: Session, order: DeliveryOrderPageView, overlay: OrderOverlay | null): Verdict {
  switch (overlay) {
    case null:
    case 'pickup':
    case 'dropoff':
    case 'explain':
      return approval
    case 'assign':
      return canOrder.assign(session, order)
    case 'unassign':
      return canOrder.unassign(session, order)
    case 'undo':
      return canOrder.undoMove(session, order)
    case 'cancel':
      return canOrder.cancel(session, order)
    case 'edit':
      return canOrder.editOrder(session, order)
    case 'pricing':
      return canOrder.editPricing(session, order)
    case 'driverPay':
      return canOrder.editDriverPay(session, order)
    case 'attach':
      return canOrder.attachMedia(session, order)
    case 'message':
      return canOrder.writeMessage(session, order)
    case 'template':
      return can.keepTemplates(session)
    case 'pickedUp':
    case 'droppedOff':
    case 'completed':
      return canOrder.advance(session, order, overlay)
  }
}

/** Whether something may have been entered there that took work. */
function keepsEntries(overlay: OrderOverlay | null): boolean {
  return overlay === 'edit' || overlay === 'pricing' || overlay === 'driverPay'
}

/** Closes what a colleague made impossible, and says so. */
function useCloseStopped(stopped: string | null, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (stopped === null) return
    showNotice(stopped)
    close()
  }, [stopped])
}

interface StopMapProps {
  readonly order: DeliveryOrderPageView
  readonly stop: OrderLocation
  readonly onClose: () => void
}

/** Where a stop is, with its address: close up no street says it. */
function StopMap({ order, stop, onClose }: StopMapProps) {
  const { name, formattedAddress } = stop
  return <MapDialog title={name} subtitle={formattedAddress} place={stop} stops={stopPins(order)} onClose={onClose} />
}
