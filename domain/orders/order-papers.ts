import { isClosed, type OrderStatus } from './order-status.ts'

/** Why an order has no receipt yet, or null: it says what came of the order. */
export function receiptRefusal(status: OrderStatus): string | null {
  return isClosed(status) ? null : 'The order is neither completed nor cancelled yet.'
}

/** @param droppedOffAt unix seconds, null for one that is on its way */
export function dropoffReceiptRefusal(droppedOffAt: number | null): string | null {
  return droppedOffAt === null ? 'The order is not dropped off yet.' : null
}

export const noSuchFile = 'The order has no such file.'
