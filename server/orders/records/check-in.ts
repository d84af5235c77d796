import { brokeredError } from '#domain/orders/brokerage-refusals.ts'
import { randomUUID } from 'node:crypto'
import { allowedMoves, isClosed } from '#domain/orders/order-status.ts'
import type { StopType } from '#domain/orders/protocol.ts'
import { alreadyCheckedIn, noGeostamps, notAtStop, openPeriod } from '#domain/orders/wait-time.ts'
import { formError, invalidTransition } from '#domain/text/refusal.ts'
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
  if (!(await takesGeostamps(ctx, orderId))) {
    throw formError({}, 'geostamps_disabled', noGeostamps)
  }
  const occurredAt = await checkedTime(ctx, order, body.occurredAt)
  const uid = body.uid?.toLowerCase() ?? randomUUID()
  const stamps = await loadGeostamps(ctx, orderId)
  if (openPeriod(stamps, body.stop) !== null || stamps.some((stamp) => stamp.uid === uid)) {
    throw formError({}, 'already_checked_in', alreadyCheckedIn(body.stop))
  }
  if (!(await wasAtStop(ctx, order, body.stop, occurredAt))) throw notAtThatStop(order, body.stop)
  const lastEnd = stamps.findLast(({ stop, type }) => stop === body.stop && type === 'checkout')
  if (lastEnd && occurredAt < lastEnd.createdAt) {
    throw formError({ '/occurredAt': ['Must not be before the last check-out'] })
  }
  const row = await writeGeostamp(ctx, order, {
    uid,
    type: 'checkin',
    stop: body.stop,
    occurred_at: occurredAt,
    ...point,
  })
  return shownGeostamp(row)
}

/** The status in which a driver waits at a stop. */
const statusAt = { pickup: 'assigned', dropoff: 'pickedUp' } as const

/** The office may have moved the order on before the telephone of its driver found a connection. */
async function wasAtStop(ctx: Context, order: OrderRecord, stop: StopType, occurredAt: number): Promise<boolean> {
  if (statusAt[stop] === order.status) return true
  if (isClosed(order.status)) return false
  const { picked_up_at, dropped_off_at } = await ctx.db
    .selectFrom('delivery_orders')
    .select(['picked_up_at', 'dropped_off_at'])
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  const leftAt = stop === 'pickup' ? picked_up_at : dropped_off_at
  return leftAt !== null && occurredAt <= leftAt
}

async function takesGeostamps(ctx: Context, orderId: number): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('delivery_orders')
    .select('geostamps_enabled')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return row.geostamps_enabled
}

function notAtThatStop({ status }: OrderRecord, stop: StopType) {
  return invalidTransition(notAtStop(stop, status), status, allowedMoves(status))
}
