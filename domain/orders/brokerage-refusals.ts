import { formError, type Refusal } from '../text/refusal.ts'
import { isClosed, type OrderStatus } from './order-status.ts'

export const noCommentToAnswer = 'Write what the other courier is to know'
export const noSuchSpeed = 'The service has no such speed'

/** What a move answers of an order that another courier carries out: it follows that one, and nobody here moves it. */
export function brokeredError(): Refusal {
  return formError({}, 'brokered', 'The order is brokered: the courier that carries it out moves it.')
}

interface Brokerable {
  readonly status: OrderStatus
  /** Whether another courier carries it out already. */
  readonly isBrokered: boolean
  readonly hasDriver: boolean
}

/** Why an order cannot be brokered at all, or null (docs/rules/brokerage.md, "Confirming"). */
export function brokerageRefusal({ status, isBrokered, hasDriver }: Brokerable): string | null {
  if (isBrokered) return 'The order is brokered already.'
  if (isClosed(status)) return `The order is ${status} and closed.`
  if (hasDriver) return 'The order has a driver. Unassign the driver first.'
  return status === 'created' ? null : 'The order is under way already.'
}

/** @param partner the name of the courier that would carry the order out */
export function serviceNotOffered(partner: string): string {
  return `${partner} does not offer you this service`
}

export function priceChanged(partner: string): string {
  return `The price of ${partner} has changed. Please look at it again.`
}
