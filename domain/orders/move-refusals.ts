import { transitionText } from '../acts/transition.ts'
import { forbidden, formError, invalidTransition, type Refusal } from '../text/refusal.ts'
import {
  allowedMoves,
  type InvalidCancelReason,
  type LateCancellation,
  type MoveRefusal,
  type OrderStatus,
  statusInSentence,
} from './order-status.ts'

/** By whose act an order came to where it stands. */
export interface LastAct {
  /** "Dana Kowalski", an organisation, or "you"; null where nobody is to be named. */
  readonly by: string | null
  /** Who drives it; null: nobody, or nobody who is known here. */
  readonly driver: string | null
  /** Whether a move was taken back. */
  readonly isUndone: boolean
}

const unknownAct: LastAct = { by: null, driver: null, isUndone: false }

/**
 * What an order answers that cannot make a move: "The order was marked as picked up by Dana Kowalski; from there it can become
 * dropped off or cancelled."
 */
export function impossibleMove(current: OrderStatus, last = unknownAct): Refusal {
  const allowed = allowedMoves(current)
  return invalidTransition(transitionRefusal(current, allowed, last), current, allowed)
}

/**
 * The sentence of that alone.
 * @param allowed where it may go from there, as far as the reader is concerned
 */
export function transitionRefusal(current: OrderStatus, allowed: readonly OrderStatus[], last = unknownAct): string {
  return transitionText(`The order ${standing(current, last)}`, allowed.map(statusInSentence))
}

/**
 * What a move answers that a plan refused.
 * @param current where the order stands
 */
export function moveRefusal(
  refusal: MoveRefusal | InvalidCancelReason | LateCancellation | { readonly code: 'undo_expired' },
  current: OrderStatus,
  last?: LastAct,
): Refusal {
  switch (refusal.code) {
    case 'forbidden':
      return forbidden()
    case 'only_courier_cancels':
      return forbidden(onlyCourierCancels, refusal.code)
    case 'undo_expired':
      return formError({}, 'undo_expired', undoExpiredText)
    case 'invalid_reason':
      return formError({ '/reason': [refusal.message] })
    case 'invalid_transition':
      return impossibleMove(current, last)
  }
}

/** That another driver has an order than the caller knew of, and who gave it to that one. */
export function otherDriverRefusal(orderId: number, { by, driver, isUndone }: LastAct = unknownAct): string {
  const isGiven = by !== null && driver !== null && !isUndone
  return isGiven
    ? `Order ${orderId} was assigned to ${driver} by ${by}.`
    : `Order ${orderId} is assigned to ${driver ?? 'another driver'}.`
}

function standing(status: OrderStatus, { by, driver, isUndone }: LastAct): string {
  const to = status === 'assigned' && driver !== null ? ` to ${driver}` : ''
  const said = `${statusInSentence(status)}${to}`
  if (by === null) return `is ${said}`
  if (isUndone) return `was put back to ${said} by ${by}`
  return status === 'pickedUp' || status === 'droppedOff' || status === 'completed'
    ? `was marked as ${said} by ${by}`
    : `was ${said} by ${by}`
}

export const cancelledRefusals = {
  comment: 'A cancelled order takes no comments.',
  file: 'A cancelled order takes no files.',
  edit: 'A cancelled order cannot be edited.',
}

/** @throws formError `order_cancelled` */
export function refuseCancelled(status: OrderStatus, what: keyof typeof cancelledRefusals): void {
  if (status === 'cancelled') throw formError({}, 'order_cancelled', cancelledRefusals[what])
}

/** The refusal of a cancellation by somebody who could cancel the order until it was picked up. */
const onlyCourierCancels = 'Once an order is picked up only the office of its courier can cancel it.'

/** What a driver reads who would take back what only the office may by now. */
export const undoExpiredText = 'A driver can take back an own move for 10 minutes. Ask the office to do it.'

/** A driver as far as assigning cares: only a non-archived holder of the Driver role in the receiver tenant will do. */
export interface AssignableDriver {
  readonly name: string
  readonly holdsDriverRole: boolean
  readonly archived: boolean
}

/** @throws formError on `/userId` */
export function refuseNoDriver({ name, holdsDriverRole, archived }: AssignableDriver): void {
  if (!holdsDriverRole) throw formError({ '/userId': [`${name} is not a driver`] })
  if (archived) throw formError({ '/userId': [`${name} is archived`] })
}
