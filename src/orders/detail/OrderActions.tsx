import { Button, Menu, MenuDivider, MenuItem, PopupKind } from '@blueprintjs/core'
import { More } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { isClosed, isUndoable, nextForward, orderMoves } from '#domain/orders/order-status.ts'
import type { DeliveryOrderPageView } from '#generated/model/index.ts'
import { can } from '#src/access/can.ts'
import { canOrder } from '#src/access/can-order.ts'
import type { Verdict } from '#src/access/verdict.ts'
import { paths } from '#src/paths.ts'
import { moveNames, type AdvanceStatus } from '#src/orders/acts/order-acts.ts'
import { useSession } from '#src/session/session.ts'
import { useHotkeys } from '#src/ui/hotkeys.ts'
import { takeOffer } from '#src/ui/snackbar.ts'
import { BrokerMenuItems } from './BrokerMenuItems.tsx'
import { DocumentsMenu } from './DocumentsMenu.tsx'
import type { OrderOverlay } from './use-order-overlay.ts'
import { Popover } from '#src/ui/Popover.tsx'
import { openByArrow } from '#src/ui/open-by-arrow.ts'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import styles from './order.module.css'

interface OrderActionsProps {
  readonly order: DeliveryOrderPageView
  readonly onAct: (overlay: OrderOverlay) => void
}

interface Act {
  readonly overlay: OrderOverlay
  readonly text: string
  readonly verdict: Verdict
}

const advances: readonly AdvanceStatus[] = ['pickedUp', 'droppedOff', 'completed']

/**
 * What can be done with the order: the next step as the one primary button, which says why it is refused where it is; behind
 * the dots the rest of what is possible, and cancelling.
 */
export function OrderActions({ order, onAct }: OrderActionsProps) {
  const session = useSession()
  const navigate = useNavigate()
  const isCarrier = order.receiverTenant.id === session.tenant.id
  const acts = isCarrier && !isClosed(order.status) ? carrierActs(order, session) : []
  const [primary, ...others] = acts
  const possible = others.filter(({ verdict }) => verdict.allowed)
  const mayAssign = canOrder.assign(session, order).allowed

  const mayUndo = isUndoable(order.status) && canOrder.undoMove(session, order).allowed
  // What a message offers comes first: it is the last that was done.
  useHotkeys({ assign: mayAssign && (() => onAct('assign')), undo: mayUndo && (() => takeOffer() || onAct('undo')) })

  return (
    <>
      <DocumentsMenu order={order} />
      <Popover
        popupKind={PopupKind.MENU}
        placement="bottom-end"
        content={
          <Menu>
            {possible.map(({ overlay, text }) => (
              <MenuItem key={overlay} text={text} onClick={() => onAct(overlay)} />
            ))}
            {possible.length > 0 && <MenuDivider />}
            {primary?.verdict.allowed === true && order.status !== 'created' && (
              <MenuItem text="Next step" onClick={() => void navigate(paths.orderNext(order.id))} />
            )}
            <BrokerMenuItems order={order} />
            {can.createOrder(session).allowed && (
              <MenuItem
                text="Order again, same route"
                onClick={() => void navigate(paths.scheduler({ again: order.id }))}
              />
            )}
            {can.createOrder(session).allowed && (
              <MenuItem
                text="Return trip"
                onClick={() => void navigate(paths.scheduler({ again: order.id, back: true }))}
              />
            )}
            {can.keepTemplates(session).allowed && (
              <MenuItem text="Save as template" onClick={() => onAct('template')} />
            )}
            {can.createRecurringOrder(session).allowed && (
              <MenuItem
                text="Repeat this"
                onClick={() => void navigate(paths.newRecurringOrder({ again: order.id }))}
              />
            )}
            {canOrder.writeMessage(session, order).allowed && (
              <MenuItem text="Write a message" onClick={() => onAct('message')} />
            )}
            <MenuItem text="Print this page" onClick={() => window.print()} />
            {!isClosed(order.status) && (
              <>
                <MenuDivider />
                <CancelItem verdict={canOrder.cancel(session, order)} onCancel={() => onAct('cancel')} />
              </>
            )}
          </Menu>
        }
      >
        <Button icon={<More />} aria-label="More actions" title="More actions" onKeyDown={openByArrow} />
      </Popover>
      {primary !== undefined && (
        <VerdictButton
          intent="primary"
          verdict={primary.verdict}
          text={primary.text}
          onClick={() => onAct(primary.overlay)}
        />
      )}
    </>
  )
}

interface CancelItemProps {
  readonly verdict: Verdict
  readonly onCancel: () => void
}

function CancelItem({ verdict, onCancel }: CancelItemProps) {
  if (verdict.allowed) return <MenuItem text={orderMoves.cancelled.label} intent="danger" onClick={onCancel} />
  return (
    <MenuItem
      disabled
      text={
        <>
          {orderMoves.cancelled.label}
          <span className={styles.actReason}>{verdict.reason}</span>
        </>
      }
    />
  )
}

/** The acts of the courier on an open order, the next step first. */
function carrierActs(order: DeliveryOrderPageView, session: ReturnType<typeof useSession>): readonly Act[] {
  const next = nextForward(order.status)
  const assign: Act = {
    overlay: 'assign',
    text: order.driver === null ? orderMoves.assigned.label : 'Reassign Driver',
    verdict: canOrder.assign(session, order),
  }
  const forward = advances
    .filter((to) => order.status !== 'created' && advances.indexOf(to) >= advances.findIndex((step) => step === next))
    .map((to): Act => ({ overlay: to, text: orderMoves[to].label, verdict: canOrder.advance(session, order, to) }))
  const drivers: Act[] =
    order.status === 'assigned'
      ? [assign, { overlay: 'unassign', text: orderMoves.created.label, verdict: canOrder.unassign(session, order) }]
      : []
  const undo: Act[] = isUndoable(order.status)
    ? [{ overlay: 'undo', text: `Undo ${moveNames[order.status]}`, verdict: canOrder.undoMove(session, order) }]
    : []
  return order.status === 'created' ? [assign] : [...forward, ...drivers, ...undo]
}
