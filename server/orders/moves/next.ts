import { nextMove } from '#domain/orders/order-status.ts'
import { requirementOf, stopAhead } from '#domain/orders/protocol.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { findOrder, type OrderRecord } from '../core/order-record.ts'
import { missingAt } from '../records/required-actions.ts'
import { loadProtocol, type OrderProtocol } from '../records/stop-protocol.ts'
import { undoableMove } from './undo-move.ts'

/** The next forward move, and what is missing for it. */
export async function orderNext(ctx: Context, orderId: number): Promise<Schema<'DeliveryOrderNext'>> {
  const order = await findOrder(ctx, orderId)
  const [protocol, undo] = await Promise.all([loadProtocol(ctx, orderId), undoableMove(ctx, order)])
  return nextOf(order, protocol, undo)
}

/** An order that another courier carries out follows that one: nothing is to be done for it here. */
export function nextOf(
  order: OrderRecord,
  protocol: OrderProtocol,
  undo: Schema<'UndoableMove'> | null,
): Schema<'DeliveryOrderNext'> {
  const { status } = order
  const current = { current: status, undo }
  if (order.brokeredToTenantId !== null) {
    return { ...current, next: null, stop: null, requirements: [], missingActions: [] }
  }
  const stop = stopAhead(status)
  const missing = stop === null ? [] : missingAt(protocol, stop)
  return {
    ...current,
    next: nextMove(status),
    stop,
    requirements: status === 'created' ? ['Assign a driver.'] : missing.map(requirementOf),
    missingActions: missing.map((action) => ({ ...action, options: [...action.options] })),
  }
}
