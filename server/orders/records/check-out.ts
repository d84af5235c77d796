import { brokeredError } from '#domain/orders/brokerage-refusals.ts'
import { isClosed } from '#domain/orders/order-status.ts'
import { refuseEarlyEnd, waitToEnd } from '#domain/orders/check-in.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { checkedTime } from '../core/checked-time.ts'
import { chargeWaiting } from '../pricing/charge-waiting.ts'
import { loadGeostamps, shownGeostamp } from '../queries/order-geostamps.ts'
import { lockRecordedOrder, pointColumns } from './recorded-order.ts'
import { writeGeostamp } from './write-geostamp.ts'

/**
 * Ends a wait and prices the order anew. A closed order takes the check-out as well, so that no wait stays open for ever,
 * and keeps its price.
 * @throws formError `not_checked_in` without an open wait of that uid, or on `/occurredAt`
 */
export async function checkOut(ctx: Context, orderId: number, body: Schema<'CheckOut'>): Promise<Schema<'Geostamp'>> {
  const point = pointColumns(body)
  const order = await lockRecordedOrder(ctx, orderId)
  if (order.brokeredToTenantId !== null) throw brokeredError()
  const uid = body.uid.toLowerCase()
  const period = waitToEnd(await loadGeostamps(ctx, orderId), uid)
  const occurredAt = await checkedTime(ctx, order, body.occurredAt)
  refuseEarlyEnd(period, occurredAt)
  const row = await writeGeostamp(ctx, order, {
    uid,
    type: 'checkout',
    stop: period.stop,
    occurred_at: occurredAt,
    ...point,
  })
  if (!isClosed(order.status)) await chargeWaiting(ctx, order)
  return shownGeostamp(row)
}
