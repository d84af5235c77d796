import { orderNext as nextOfOrder, stopAhead } from '#domain/orders/protocol.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { findOrder, type OrderRecord } from '../core/order-record.ts'
import { missingActionsAt } from '../records/required-actions.ts'
import { loadProtocol, type OrderProtocol } from '../records/stop-protocol.ts'
import { undoableMove } from './undo-move.ts'

/** The next forward move, and what is missing for it. */
export async function orderNext(ctx: Context, orderId: number): Promise<Schema<'DeliveryOrderNext'>> {
  const order = await findOrder(ctx, orderId)
  const [protocol, undo] = await Promise.all([loadProtocol(ctx, orderId), undoableMove(ctx, order)])
  return nextOf(order, protocol, undo)
}

export function nextOf(
  { status, brokeredToTenantId }: OrderRecord,
  protocol: OrderProtocol,
  undo: Schema<'UndoableMove'> | null,
): Schema<'DeliveryOrderNext'> {
  const stop = stopAhead(status)
  const missing = stop === null ? [] : missingActionsAt(protocol, stop)
  return { ...nextOfOrder({ status, isBrokered: brokeredToTenantId !== null }, missing), undo }
}
