import type { MoveRefusal } from '#domain/order-status.ts'
import type { Schema } from '#server/http/handler-types.ts'
import { brokeredAway, noSuchOrder, refused } from './order-record.ts'

export type BulkResult = Schema<'BulkOrderResults'>['results'][number]

/** The result of an order that is not there, or not for this tenant to see. */
export function missingOrder(orderId: number): BulkResult {
  const { code, message } = noSuchOrder()
  return { orderId, ok: false, code, message }
}

/** The result of an order that another courier carries out. */
export function brokeredOrder(order: Pick<BulkResult, 'status'> & { id: number }): BulkResult {
  const { code, message } = brokeredAway()
  return { orderId: order.id, ok: false, status: order.status, code, message }
}

/** The result of an order that may not be moved so: the same code and sentence that moving it alone would answer. */
export function refusedOrder(order: Pick<BulkResult, 'status'> & { id: number }, refusal: MoveRefusal): BulkResult {
  const { code, message } = refused(refusal)
  return { orderId: order.id, ok: false, status: order.status, code, message }
}

/** The result of an order that another driver has by now than the one whom the caller knew of. */
export function otherDriver({ id, status }: Pick<BulkResult, 'status'> & { id: number }): BulkResult {
  const message = `Order ${id} is assigned to another driver.`
  return { orderId: id, ok: false, status, code: 'other_driver', message }
}
