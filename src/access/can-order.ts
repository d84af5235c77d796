import type { BrokerageException } from '#domain/orders/brokerage-exceptions.ts'
import {
  allowedMoves,
  allowedMovesFor,
  cancelActor,
  isClosed,
  isUndoable,
  type OrderStatus,
  statusInSentence,
} from '#domain/orders/order-status.ts'
import { transitionRefusal } from '#domain/orders/move-refusals.ts'
import type { Session } from '#src/session/session.ts'
import { checkPermission, holdsAny } from './can.ts'
import { allOf, approval, denial, type Verdict } from './verdict.ts'

/** As much of an order as decides what may be done to it. */
export interface OrderFacts {
  readonly status: OrderStatus
  /** The courier that carries it out. */
  readonly receiverTenant: { readonly id: number; readonly name: string }
  readonly driver: { readonly id: number } | null
  /** Known to the courier between two orders alone: the one that carries out what was sold. */
  readonly brokerage?: { readonly receiverTenant: { readonly id: number; readonly name: string } } | null
  /** The same where the two orders' prices are not at hand: in lists. */
  readonly brokeredTo?: { readonly id: number; readonly name: string } | null
}

/** @param does what the courier does that the order was given to: "carries this order out and edits it" */
function isReceiver(session: Session, { receiverTenant }: Pick<OrderFacts, 'receiverTenant'>, does: string): Verdict {
  return receiverTenant.id === session.tenant.id ? approval : denial(`${receiverTenant.name} ${does}`)
}

function carriesOut(session: Session, order: OrderFacts): Verdict {
  const carrier = order.brokerage?.receiverTenant ?? order.brokeredTo ?? order.receiverTenant
  return carrier.id === session.tenant.id ? approval : denial(`${carrier.name} carries this order out and moves it`)
}

function isOpen(order: OrderFacts): Verdict {
  return isClosed(order.status) ? denial(`The order is ${statusInSentence(order.status)} and closed`) : approval
}

/** What another courier has picked up is no longer the broker's to cancel (docs/rules/brokerage.md, "What flows where"). */
function isBackFrom(session: Session, { status, brokerage, receiverTenant }: OrderFacts): Verdict {
  const isSold = (brokerage ?? null) !== null && receiverTenant.id === session.tenant.id
  return isSold && status !== 'created' && status !== 'assigned'
    ? denial(`${brokerage?.receiverTenant.name} has picked the order up already`)
    : approval
}

/** @param act what a person's role may not let them do: "assign drivers" */
function mayMoveTo(session: Session, order: OrderFacts, to: OrderStatus, act: string): Verdict {
  const actor = {
    isCourierTenant: order.receiverTenant.id === session.tenant.id,
    permissions: session.permissions,
    isOrdersDriver: order.driver?.id === session.me.id,
  }
  const moves = allowedMovesFor(order.status, actor)
  if (moves.includes(to)) return approval
  return moves.length === 0 && allowedMoves(order.status).includes(to)
    ? denial(`Your role in ${session.tenant.name} does not let you ${act}`)
    : denial(transitionRefusal(order.status, moves))
}

/** A cancellation, which everybody outside the courier's office makes until the pickup only. */
function isCancellable(session: Session, order: OrderFacts): Verdict {
  const isCourierTenant = order.receiverTenant.id === session.tenant.id
  const actor = cancelActor({ isCourierTenant, permissions: session.permissions, isOrdersDriver: false })
  if (order.status !== 'pickedUp' || allowedMovesFor(order.status, actor).includes('cancelled'))
    return mayMoveTo(session, order, 'cancelled', 'cancel orders')
  return denial(
    isCourierTenant
      ? `The order is picked up: your role in ${session.tenant.name} cancels orders only before that`
      : `${order.receiverTenant.name} has picked the order up: ask its office to cancel the order`,
  )
}

function seesPrices(session: Session): Verdict {
  return session.readsPrices ? approval : denial(`Your role in ${session.tenant.name} does not see prices`)
}

function editsMoney(session: Session, order: OrderFacts, what: string, permission: string): Verdict {
  return allOf(
    isReceiver(session, order, `carries this order out and sets ${what}`),
    checkPermission(session, permission, `change ${what}`),
    order.status === 'cancelled' ? denial(`The order is cancelled: ${what} stays as it is`) : approval,
    seesPrices(session),
  )
}

/** What may be done to an order, as `can` says of everything else; apart from it, since the first list asks for none of it. */
export const canOrder = {
  assign: (session: Session, order: OrderFacts): Verdict =>
    allOf(
      carriesOut(session, order),
      isOpen(order),
      checkPermission(session, 'delivery-orders.assign', 'assign drivers'),
      mayMoveTo(session, order, 'assigned', 'assign drivers'),
    ),
  unassign: (session: Session, order: OrderFacts): Verdict =>
    allOf(
      carriesOut(session, order),
      isOpen(order),
      checkPermission(session, 'delivery-orders.assign', 'take orders from drivers'),
      mayMoveTo(session, order, 'created', 'take orders from drivers'),
    ),
  /** Picked up, dropped off, completed: the courier's office, or the order's own driver one step at a time. */
  advance: (session: Session, order: OrderFacts, to: 'pickedUp' | 'droppedOff' | 'completed'): Verdict =>
    allOf(
      carriesOut(session, order),
      isOpen(order),
      holdsAny(session, ['delivery-orders.update', 'delivery-orders.drive'], 'move orders on'),
      mayMoveTo(session, order, to, 'move orders on'),
    ),
  /** A pickup or drop-off that was marked by mistake: the office; drivers take theirs back at their own page. */
  undoMove: (session: Session, order: OrderFacts): Verdict =>
    allOf(
      carriesOut(session, order),
      isUndoable(order.status) ? approval : denial('There is no pickup or drop-off to take back'),
      checkPermission(session, 'delivery-orders.update', 'take moves back'),
    ),
  cancel: (session: Session, order: OrderFacts): Verdict =>
    allOf(
      isOpen(order),
      holdsAny(session, ['delivery-orders.update', 'delivery-orders.update-limited'], 'cancel orders'),
      isCancellable(session, order),
      isBackFrom(session, order),
    ),
  attachMedia: (session: Session, order: Pick<OrderFacts, 'status' | 'receiverTenant'>): Verdict =>
    allOf(
      isReceiver(session, order, 'carries this order out and attaches its files'),
      holdsAny(session, ['delivery-orders.update', 'delivery-orders.drive'], 'attach files to orders'),
      order.status === 'cancelled' ? denial('The order is cancelled and takes no files') : approval,
    ),
  /**
   * The courier's office and the order's driver, also on a completed order, never on a cancelled one
   * (docs/rules/roles-and-permissions.md, "Orders").
   */
  comment: (session: Session, order: Pick<OrderFacts, 'status' | 'receiverTenant'>): Verdict =>
    allOf(
      isReceiver(session, order, 'carries this order out and comments on it'),
      holdsAny(session, ['delivery-orders.update', 'delivery-orders.drive'], 'comment on orders'),
      order.status === 'cancelled' ? denial('The order is cancelled and takes no comments') : approval,
    ),
  writeMessage: (session: Session, order: Pick<OrderFacts, 'receiverTenant'>): Verdict =>
    allOf(
      isReceiver(session, order, 'carries this order out and writes about it'),
      checkPermission(session, 'delivery-orders.update', 'write about orders'),
    ),
  /**
   * Details and parcels: the courier's office, also of a completed order, never of a cancelled one
   * (docs/rules/roles-and-permissions.md, "Orders").
   */
  editOrder: (session: Session, order: OrderFacts): Verdict =>
    allOf(
      isReceiver(session, order, 'carries this order out and edits it'),
      checkPermission(session, 'delivery-orders.update', 'edit orders'),
      order.status === 'cancelled' ? denial('The order is cancelled and cannot be edited') : approval,
    ),
  /** An order that was never billed, nor cancelled, asks for `accounting.read` besides: `billStatusEditable` decides that. */
  overrideBillStatus: (session: Session, order: Pick<OrderFacts, 'receiverTenant'>): Verdict =>
    allOf(
      isReceiver(session, order, 'carries this order out and bills it'),
      holdsAny(session, ['delivery-orders.update', 'accounting.read'], 'change the billing status'),
    ),
  /** What the other courier of a brokerage changed; only those who read prices agree to one. */
  answerBrokerage: (session: Session, order: OrderFacts, exception: BrokerageException): Verdict =>
    allOf(
      isReceiver(session, order, 'answers for this order'),
      checkPermission(session, 'delivery-orders.update', 'answer other couriers'),
      exception === 'bought_price_changed' ? seesPrices(session) : approval,
    ),
  /** The adjustments of a price, under the same conditions as the details, by those who see it. */
  editPricing: (session: Session, order: OrderFacts): Verdict =>
    editsMoney(session, order, 'its price', 'pricing.update'),
  editDriverPay: (session: Session, order: OrderFacts): Verdict =>
    editsMoney(session, order, 'what its driver earns', 'delivery-orders.update'),
  /** What drivers earn; that the order is carried out by one's own organisation, the server sees to. */
  readDriverPay: (session: Session): Verdict =>
    allOf(
      holdsAny(session, ['delivery-orders.update', 'accounting.read'], 'see what drivers earn'),
      seesPrices(session),
    ),
  /** Handing an order on to another courier, before a driver has it. */
  broker: (session: Session, order: OrderFacts): Verdict =>
    allOf(
      carriesOut(session, order),
      isOpen(order),
      checkPermission(session, 'delivery-orders.assign', 'broker orders'),
      order.status === 'created' ? approval : denial('Only an order without a driver can be brokered'),
    ),
} as const
