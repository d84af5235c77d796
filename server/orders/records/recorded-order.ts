import { forbidden, formError } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import { lockOrder } from '../core/locked-order.ts'
import { findOrder, type OrderRecord } from '../core/order-record.ts'

/**
 * The order that something is written down about, which nobody else changes until this request is through: of two
 * check-ins at once the second sees the first.
 * @throws notFound when the order does not exist or the person may not see it
 * @throws forbidden for somebody who neither updates orders nor drives this one
 */
export async function lockRecordedOrder(ctx: Context, orderId: number): Promise<OrderRecord> {
  await lockOrder(ctx, orderId)
  const order = await findOrder(ctx, orderId)
  if (!ctx.permissions.has('delivery-orders.update') && order.driverUserId !== ctx.userId) throw forbidden()
  return order
}

/** A position as a device reports it: both degrees or neither. */
export interface ReportedPoint {
  readonly lat?: number | null
  readonly lng?: number | null
}

/**
 * The two columns of a position; null when the device did not know.
 * @throws formError on the degrees that are missing
 */
export function pointColumns({ lat = null, lng = null }: ReportedPoint): {
  latitude: number | null
  longitude: number | null
} {
  if (lat === null && lng !== null) throw formError({ '/lat': ['Required when the longitude is given'] })
  if (lng === null && lat !== null) throw formError({ '/lng': ['Required when the latitude is given'] })
  return { latitude: lat, longitude: lng }
}
