import type { Context } from '#server/http/context.ts'
import type { Schema } from '#server/http/handler-types.ts'
import { nextMove } from '../move-order.ts'
import { findOrder } from '../order-record.ts'

/** The next forward move, and what is missing for it: so far only a driver. */
export async function orderNext(ctx: Context, orderId: number): Promise<Schema<'DeliveryOrderNext'>> {
  const { status } = await findOrder(ctx, orderId)
  return {
    current: status,
    next: nextMove(status),
    stop: status === 'assigned' ? 'pickup' : status === 'pickedUp' ? 'dropoff' : null,
    requirements: status === 'created' ? ['Assign a driver.'] : [],
    missingActions: [],
  }
}
