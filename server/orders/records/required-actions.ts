import type { OrderStatus } from '#domain/orders/order-status.ts'
import {
  missingActions,
  stopAhead,
  type ProtocolAction,
  type StopType,
  refuseIncomplete,
} from '#domain/orders/protocol.ts'
import type { Context } from '#server/http/context.ts'
import { answersAt, loadProtocol, type OrderProtocol } from './stop-protocol.ts'

/** The required actions of a stop that nobody answered yet. */
export function missingActionsAt(protocol: OrderProtocol, stop: StopType): ProtocolAction[] {
  return missingActions(protocol.asked[stop], answersAt(protocol, stop))
}

/**
 * Holds a driver at a stop until everything required there is done. The office moves orders as it likes
 * (docs/rules/order-status.md, "Moves").
 * @throws formError `protocol_incomplete` naming what is missing
 */
export async function refuseUndone(
  ctx: Context,
  order: { readonly id: number; readonly status: OrderStatus },
): Promise<void> {
  const stop = stopAhead(order.status)
  if (stop === null || ctx.permissions.has('delivery-orders.update')) return
  refuseIncomplete(stop, missingActionsAt(await loadProtocol(ctx, order.id), stop))
}
