import { brokeredError } from '#domain/orders/brokerage-refusals.ts'
import { type LastAct, otherDriverRefusal, moveRefusal } from '#domain/orders/move-refusals.ts'
import type { MoveRefusal } from '#domain/orders/order-status.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { lastActs } from './last-acts.ts'
import { noSuchOrder, type OrderRecord } from './order-record.ts'

export type BulkResult = Schema<'BulkOrderResults'>['results'][number]

/** The result of an order that is not there, or not for this tenant to see. */
export function missingOrder(orderId: number): BulkResult {
  const { code, message } = noSuchOrder()
  return { orderId, ok: false, code, message }
}

/** The result of an order that another courier carries out. */
export function brokeredOrder(order: Pick<BulkResult, 'status'> & { id: number }): BulkResult {
  const { code, message } = brokeredError()
  return { orderId: order.id, ok: false, status: order.status, code, message }
}

/** The result of an order for which somebody else was quicker, once it is known who. */
export interface LostRace {
  readonly order: OrderRecord
  readonly tell: (last: LastAct | undefined) => Pick<BulkResult, 'code' | 'message'>
}

/** An order that may not be moved so: the same code and sentence that moving it alone would answer. */
export function refusedOrder(order: OrderRecord, refusal: MoveRefusal): LostRace {
  return { order, tell: (last) => moveRefusal(refusal, order.status, last) }
}

/** An order that another driver has by now than the one whom the caller knew of. */
export function otherDriver(order: OrderRecord): LostRace {
  return { order, tell: (last) => ({ code: 'other_driver', message: otherDriverRefusal(order.id, last) }) }
}

/** The results, with who was quicker wherever somebody was. */
export async function explainResults(ctx: Context, results: readonly (BulkResult | LostRace)[]): Promise<BulkResult[]> {
  const acts = await lastActs(
    ctx,
    results.flatMap((result) => ('tell' in result ? [result.order] : [])),
  )
  return results.map((result) => {
    if (!('tell' in result)) return result
    const { id, status } = result.order
    const { code, message } = result.tell(acts.get(id))
    return { orderId: id, ok: false, status, code, message }
  })
}
