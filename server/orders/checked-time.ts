import { formError } from '#server/errors.ts'
import type { Context } from '#server/http/context.ts'
import type { OrderRecord } from './order-record.ts'

/** Clocks of phones run ahead or behind a little; further than this a time is a mistake. Seconds. */
const CLOCK_TOLERANCE_S = 300

/**
 * When something happened on a device, unix seconds: no earlier than the order was placed, by however slow a clock.
 * @throws formError on `/occurredAt` for a time in the future or before the order was placed
 */
export function checkedTime(ctx: Context, order: Pick<OrderRecord, 'createdAt'>, occurredAt: number): number {
  if (occurredAt > ctx.now + CLOCK_TOLERANCE_S) throw formError({ '/occurredAt': ['Must not be in the future'] })
  if (occurredAt < order.createdAt - CLOCK_TOLERANCE_S) {
    throw formError({ '/occurredAt': ['Must not be before the order was placed'] })
  }
  return Math.max(occurredAt, order.createdAt)
}
