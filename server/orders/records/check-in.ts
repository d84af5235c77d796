import { brokeredError } from '#domain/orders/brokerage-refusals.ts'
import { randomUUID } from 'node:crypto'
import { refuseCheckIn } from '#domain/orders/check-in.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { checkedTime } from '../core/checked-time.ts'
import type { OrderRecord } from '../core/order-record.ts'
import { loadGeostamps, shownGeostamp } from '../queries/order-geostamps.ts'
import { lockRecordedOrder, pointColumns } from './recorded-order.ts'
import { writeGeostamp } from './write-geostamp.ts'

/**
 * Begins a wait: at the pickup while the driver is on the way there, at the drop-off once he has the parcels. One that began
 * there before the order was moved on may be told later.
 * @throws formError `geostamps_disabled`, `already_checked_in`, `invalid_transition`, or on `/occurredAt`
 */
export async function checkIn(ctx: Context, orderId: number, body: Schema<'CheckIn'>): Promise<Schema<'Geostamp'>> {
  const point = pointColumns(body)
  const order = await lockRecordedOrder(ctx, orderId)
  if (order.brokeredToTenantId !== null) throw brokeredError()
  const occurredAt = await checkedTime(ctx, order, body.occurredAt)
  const uid = body.uid?.toLowerCase() ?? randomUUID()
  const { stop } = body
  const [waitedFor, stamps] = await Promise.all([waitedForIn(ctx, order), loadGeostamps(ctx, orderId)])
  refuseCheckIn(waitedFor, stamps, { uid, stop, occurredAt })
  const row = await writeGeostamp(ctx, order, {
    uid,
    type: 'checkin',
    stop,
    occurred_at: occurredAt,
    ...point,
  })
  return shownGeostamp(row)
}

async function waitedForIn(ctx: Context, { id, status }: OrderRecord) {
  const { geostamps_enabled, picked_up_at, dropped_off_at } = await ctx.db
    .selectFrom('delivery_orders')
    .select(['geostamps_enabled', 'picked_up_at', 'dropped_off_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { status, geostampsEnabled: geostamps_enabled, pickedUpAt: picked_up_at, droppedOffAt: dropped_off_at }
}
