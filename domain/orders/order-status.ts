import { type Act, statesFrom } from '../acts/acts.ts'
import { textLength } from './order-texts.ts'
import type { HeldPermissions } from '../access/role-permissions.ts'

/** Every status an order can have, in the order of its life; `cancelled` stands beside it. */
export const orderStatuses = ['created', 'assigned', 'pickedUp', 'droppedOff', 'completed', 'cancelled'] as const

export type OrderStatus = (typeof orderStatuses)[number]

/** The word a person reads for a status. An order that was only created is one that waits for a driver. */
export const orderStatusLabels: Readonly<Record<OrderStatus, string>> = {
  created: 'Unassigned',
  assigned: 'Dispatched',
  pickedUp: 'Picked Up',
  droppedOff: 'Dropped Off',
  completed: 'Completed',
  cancelled: 'Cancelled',
}

/** The same within a sentence: "The order is picked up". */
export function statusInSentence(status: OrderStatus): string {
  return orderStatusLabels[status].toLowerCase()
}

/**
 * The moves of an order by the status that comes of each (docs/rules/order-status.md, "Moves"), in the form in which the contract declares the acts on
 * other things: from which statuses, and what the button says.
 */
export const orderMoves = {
  created: { from: ['assigned'], to: 'created', label: 'Retract Driver' },
  assigned: { from: ['created', 'assigned'], to: 'assigned', label: 'Assign Driver' },
  pickedUp: { from: ['assigned'], to: 'pickedUp', label: `Mark as ${statusInSentence('pickedUp')}` },
  droppedOff: { from: ['assigned', 'pickedUp'], to: 'droppedOff', label: `Mark as ${statusInSentence('droppedOff')}` },
  completed: {
    from: ['assigned', 'pickedUp', 'droppedOff'],
    to: 'completed',
    label: `Mark as ${statusInSentence('completed')}`,
  },
  cancelled: { from: ['created', 'assigned', 'pickedUp'], to: 'cancelled', label: 'Cancel Delivery' },
} as const satisfies Record<OrderStatus, Act & { label: string }>

/** The "In progress" grouping of lists: a driver has the order and has not finished it. */
export const inProgressStatuses: readonly OrderStatus[] = ['assigned', 'pickedUp', 'droppedOff']

/** What a driver has still to bring somewhere: what is dropped off takes no time of theirs any more. */
export const statusesInHand: readonly OrderStatus[] = ['assigned', 'pickedUp']

/** What may still break its promise: until it is dropped off (docs/rules/figures.md). */
export const statusesOnTheWay: readonly OrderStatus[] = ['created', 'assigned', 'pickedUp']

/** Types of timeline entries, as the contract spells them (docs/rules/order-status.md, "Timeline entries"). */
export const orderUpdateTypes = [
  'created',
  'created_brokered',
  'created_unassigned',
  'assigned',
  'assigned_commented',
  'assigned_attachedMedia',
  'assigned_pricingUpdated',
  'assigned_pickedUp',
  'assigned_droppedOff',
  'completed',
  'cancelled',
  'geostamp_check_in',
  'geostamp_check_out',
  'details_updated',
  'undone',
  'bought_price_changed',
  'sold_order_edited',
  'brokerage_answered',
  'message_sent',
] as const

export type OrderUpdateType = (typeof orderUpdateTypes)[number]

/** Longest cancellation reason, in characters after trimming. */
export const maxCancelReasonLength = 300

/** Who asks for a move: the request tenant's kind, the person's permissions there, and whether the order is theirs to drive. */
export interface MoveActor {
  readonly isCourierTenant: boolean
  readonly permissions: HeldPermissions
  readonly isOrdersDriver: boolean
}

/** One status that the order passes through, with the timeline entry it writes. `at` is in unix seconds. */
export interface MoveStep {
  readonly status: OrderStatus
  readonly at: number
  readonly updateType: OrderUpdateType
  /** The move that this step takes back, and when that had been (unix seconds). */
  readonly undone?: { readonly status: UndoableStatus; readonly at: number }
}

export interface InvalidTransition {
  readonly code: 'invalid_transition'
  readonly current: OrderStatus
  readonly allowed: readonly OrderStatus[]
}

export type MoveRefusal = InvalidTransition | { readonly code: 'forbidden' }

export type MovePlan =
  | { readonly ok: true; readonly steps: readonly MoveStep[] }
  | { readonly ok: false; readonly refusal: MoveRefusal }

export interface MoveRequest {
  readonly from: OrderStatus
  readonly to: OrderStatus
  readonly actor: MoveActor
  /** When it happened, unix seconds. */
  readonly at: number
}

const forwardStatuses = ['created', 'assigned', 'pickedUp', 'droppedOff', 'completed'] as const

/** The timeline entry that says that an order came to a status. */
export const updateTypeOnEntering: Readonly<Record<OrderStatus, OrderUpdateType>> = {
  created: 'created_unassigned',
  assigned: 'assigned',
  pickedUp: 'assigned_pickedUp',
  droppedOff: 'assigned_droppedOff',
  completed: 'completed',
  cancelled: 'cancelled',
}

/** The statuses an order may move to from `from`, no matter who asks (docs/rules/order-status.md, "Moves"). Closed orders have none. */
export function allowedMoves(from: OrderStatus): readonly OrderStatus[] {
  return statesFrom<OrderStatus>(from, { acts: orderMoves })
}

/** The statuses that this actor may move the order to: what a screen offers as buttons. */
export function allowedMovesFor(from: OrderStatus, actor: MoveActor): readonly OrderStatus[] {
  return allowedMoves(from).filter((to) => mayMove(from, to, actor))
}

/** The next status on the way to completed, or null when the order is closed. */
export function nextForward(from: OrderStatus): OrderStatus | null {
  if (from === 'cancelled') return null
  return forwardStatuses[forwardStatuses.indexOf(from) + 1] ?? null
}

export type ForwardStatus = 'pickedUp' | 'droppedOff' | 'completed'

/** The forward move that needs nothing but doing; none while the order waits for a driver, or once it is closed. */
export function nextMove(status: OrderStatus): ForwardStatus | null {
  const next = nextForward(status)
  return next === 'pickedUp' || next === 'droppedOff' || next === 'completed' ? next : null
}

/** Completed and cancelled orders take no further move. */
export function isClosed(status: OrderStatus): boolean {
  return allowedMoves(status).length === 0
}

/** Comments and media stay possible on a completed order, never on a cancelled one. */
export function takesCommentsAndMedia(status: OrderStatus): boolean {
  return status !== 'cancelled'
}

/**
 * Plans a move by the table of docs/rules/order-status.md, "Moves". A plan lists every status passed through, so that a skipped step gets
 * its own timestamp and timeline entry; a reassignment is an unassigned and an assigned entry.
 * A move outside the table is `invalid_transition` for everybody; one that this actor may not make is `forbidden`.
 */
export function planMove({ from, to, actor, at }: MoveRequest): MovePlan {
  if (!allowedMoves(from).includes(to)) return outsideTable(from)
  if (!mayMove(from, to, actor)) return { ok: false, refusal: { code: 'forbidden' } }
  const steps = statusesPassed(from, to).map((status) => ({ status, at, updateType: updateTypeOnEntering[status] }))
  return { ok: true, steps }
}

/** Where an order goes back to. */
export const undoTargets = { pickedUp: 'assigned', droppedOff: 'pickedUp' } as const satisfies Partial<
  Record<OrderStatus, OrderStatus>
>

/** A status that an order came to by a move which can be taken back. */
export type UndoableStatus = keyof typeof undoTargets

/**
 * How long a driver may take back an own move, in seconds
 * (docs/rules/order-status.md, "Taking a move back"); afterwards the office does.
 */
export const undoWindowS = 600

/** Whether an order of this status was moved to it by what can be taken back (docs/rules/order-status.md, "Taking a move back"). */
export function isUndoable(status: OrderStatus): status is UndoableStatus {
  return status in undoTargets
}

/** The move by which an order came to its status. */
export interface LastMove {
  /** Unix seconds. */
  readonly at: number
  /** Whether the person who asks made it. */
  readonly isOwn: boolean
}

export type UndoPlan =
  | { readonly ok: true; readonly steps: readonly [MoveStep] }
  | { readonly ok: false; readonly refusal: MoveRefusal | { readonly code: 'undo_expired' } }

export interface UndoRequest {
  readonly from: OrderStatus
  readonly actor: MoveActor
  readonly moved: LastMove
  /** When it is taken back, unix seconds. */
  readonly at: number
}

/**
 * Plans taking a pickup or drop-off back (docs/rules/order-status.md, "Taking a move back"): the office at any time, the
 * order's driver an own move
 * within {@link undoWindowS}, and `undo_expired` for any other. An order that is closed, or was not picked up, has no such move.
 */
export function planUndo({ from, actor, moved, at }: UndoRequest): UndoPlan {
  if (!isUndoable(from)) return outsideTable(from)
  const until = undoableUntil(actor, moved)
  if (until === 'never') return { ok: false, refusal: { code: 'forbidden' } }
  if (until !== 'always' && at > until) return { ok: false, refusal: { code: 'undo_expired' } }
  const undone = { status: from, at: moved.at }
  return { ok: true, steps: [{ status: undoTargets[from], at: Math.max(at, moved.at), updateType: 'undone', undone }] }
}

/** How long this actor may take the move back, in unix seconds. The move of somebody else was over when it was made. */
function undoableUntil(actor: MoveActor, moved: LastMove): number | 'always' | 'never' {
  if (actor.permissions.has('delivery-orders.update')) return 'always'
  if (!actor.isOrdersDriver || !actor.permissions.has('delivery-orders.drive')) return 'never'
  return moved.isOwn ? moved.at + undoWindowS : moved.at - 1
}

/** A move that may be taken back now: the status that it brought, since when, and until when, both unix seconds. */
export interface UndoableMove {
  readonly status: OrderStatus
  readonly at: number
  /** Unix seconds; null where it never ends. */
  readonly until: number | null
}

/**
 * What somebody may take back now, or null. Another courier's moves are not ours to take back.
 * @param moved the last move of an order of that status, where it can be taken back
 * @param now unix seconds
 */
export function undoableMove(
  { status, isBrokered }: { readonly status: OrderStatus; readonly isBrokered: boolean },
  actor: MoveActor,
  moved: LastMove | null,
  now: number,
): UndoableMove | null {
  if (moved === null || isBrokered || !actor.isCourierTenant) return null
  const until = undoableUntil(actor, moved)
  if (until === 'never' || (until !== 'always' && until < now)) return null
  return { status, at: moved.at, until: until === 'always' ? null : until }
}

export interface AssignRequest {
  readonly from: OrderStatus
  readonly driverId: number
  /** Id of the driver the order has now, null when it has none. */
  readonly currentDriverId: number | null
  readonly actor: MoveActor
  readonly at: number
}

/**
 * Plans assigning or reassigning. Giving the order to the driver who has it already is accepted with no steps, so
 * that repeating a bulk assignment writes nothing twice.
 */
export function planAssign({ from, driverId, currentDriverId, actor, at }: AssignRequest): MovePlan {
  const plan = planMove({ from, to: 'assigned', actor, at })
  return plan.ok && currentDriverId === driverId ? { ok: true, steps: [] } : plan
}

export interface UnassignRequest {
  readonly from: OrderStatus
  readonly actor: MoveActor
  readonly at: number
}

/** Plans taking the order back from its driver; carrying it out also clears the driver. */
export function planUnassign({ from, actor, at }: UnassignRequest): MovePlan {
  return planMove({ from, to: 'created', actor, at })
}

export type CancelPlan =
  | { readonly ok: true; readonly steps: readonly MoveStep[]; readonly reason: string }
  | { readonly ok: false; readonly refusal: MoveRefusal | InvalidCancelReason | LateCancellation }

/** The refusal for somebody who could cancel the order until it was picked up. */
export interface LateCancellation {
  readonly code: 'only_courier_cancels'
}

export interface InvalidCancelReason {
  readonly code: 'invalid_reason'
  readonly message: string
}

export interface CancelRequest {
  readonly from: OrderStatus
  readonly reason: string
  readonly actor: MoveActor
  readonly at: number
}

/**
 * Who asks for a cancellation. Outside the courier's tenant `delivery-orders.update` counts as `update-limited`: that
 * permission is one over the receiver's orders (docs/rules/roles-and-permissions.md, "Orders").
 */
export function cancelActor(actor: MoveActor): MoveActor {
  if (actor.isCourierTenant) return actor
  const { permissions: held } = actor
  return {
    ...actor,
    permissions: {
      has: (permission) => {
        if (permission === 'delivery-orders.update') return false
        if (permission === 'delivery-orders.update-limited')
          return held.has(permission) || held.has('delivery-orders.update')
        return held.has(permission)
      },
    },
  }
}

/** Plans a cancellation; the reason comes back trimmed. The driver stays on record, so nothing here clears it. */
export function planCancel({ from, reason, actor, at }: CancelRequest): CancelPlan {
  const plan = planMove({ from, to: 'cancelled', actor, at })
  if (!plan.ok) return isTooLate(from, actor) ? { ok: false, refusal: { code: 'only_courier_cancels' } } : plan
  const message = cancelReasonProblem(reason)
  if (message !== null) return { ok: false, refusal: { code: 'invalid_reason', message } }
  return { ok: true, steps: plan.steps, reason: reason.trim() }
}

/**
 * What is wrong with a cancellation reason, in the words of the form rules (docs/rules/messages-and-words.md, "Forms"), or null.
 */
export function cancelReasonProblem(reason: string): string | null {
  const length = textLength(reason)
  if (length === 0) return 'Required'
  if (length > maxCancelReasonLength) return `Must be shorter than ${maxCancelReasonLength}`
  return null
}

function outsideTable(from: OrderStatus): { readonly ok: false; readonly refusal: InvalidTransition } {
  return { ok: false, refusal: { code: 'invalid_transition', current: from, allowed: allowedMoves(from) } }
}

function mayMove(from: OrderStatus, to: OrderStatus, actor: MoveActor): boolean {
  switch (to) {
    case 'created':
    case 'assigned':
      return actor.isCourierTenant && actor.permissions.has('delivery-orders.assign')
    case 'cancelled':
      return mayCancel(from, actor)
    case 'pickedUp':
    case 'droppedOff':
    case 'completed':
      return mayAdvance(from, to, actor)
  }
}

function mayCancel(from: OrderStatus, { permissions }: MoveActor): boolean {
  if (permissions.has('delivery-orders.update')) return true
  const beforePickup = from === 'created' || from === 'assigned'
  return beforePickup && permissions.has('delivery-orders.update-limited')
}

/** Whether the actor could cancel the order until its pickup, and the order is picked up. */
function isTooLate(from: OrderStatus, actor: MoveActor): boolean {
  return from === 'pickedUp' && !mayCancel(from, actor) && mayCancel('assigned', actor)
}

function mayAdvance(from: OrderStatus, to: OrderStatus, { permissions, isOrdersDriver }: MoveActor): boolean {
  if (permissions.has('delivery-orders.update')) return true
  return isOrdersDriver && permissions.has('delivery-orders.drive') && nextForward(from) === to
}

function statusesPassed(from: OrderStatus, to: OrderStatus): readonly OrderStatus[] {
  if (to === 'cancelled' || to === 'created') return [to]
  if (from === 'assigned' && to === 'assigned') return ['created', 'assigned']
  return forwardStatuses.slice(forwardStatuses.findIndex((s) => s === from) + 1, forwardStatuses.indexOf(to) + 1)
}
