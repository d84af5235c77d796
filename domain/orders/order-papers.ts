import { formError } from '../text/refusal.ts'
import { isClosed, type OrderStatus } from './order-status.ts'

/** @throws formError `document_not_ready`: a receipt says what came of the order */
export function refuseReceipt(status: OrderStatus): void {
  if (!isClosed(status)) throw notReady('The order is neither completed nor cancelled yet.')
}

/**
 * @param droppedOffAt unix seconds, null for one that is on its way
 * @throws formError `document_not_ready`
 */
export function refuseDropoffReceipt(droppedOffAt: number | null): void {
  if (droppedOffAt === null) throw notReady('The order is not dropped off yet.')
}

export const noSuchFile = 'The order has no such file.'

function notReady(message: string) {
  return formError({}, 'document_not_ready', message)
}
