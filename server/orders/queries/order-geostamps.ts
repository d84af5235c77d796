import type { WaitStamp } from '#domain/orders/wait-time.ts'
import type { Row } from '#server/db/schema.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { loadOrderView } from './order-view.ts'

export const mostStamps = 500

/** The check-ins and check-outs of an order, and what the closed waits cost as its price has it. */
export async function orderGeostamps(ctx: Context, orderId: number): Promise<Schema<'OrderGeostamps'>> {
  const { viewer, price } = await loadOrderView(ctx, orderId)
  const stamps = await loadGeostamps(ctx, orderId)
  const waitTime = price.lines.find(({ reason }) => reason.rule === 'wait_time')
  return {
    geostamps: stamps.slice(0, mostStamps),
    waitTimePriceCadCents: viewer.seesPrices ? (waitTime?.priceCadCents ?? null) : null,
  }
}

/** All stamps of an order in the order of their times. */
export async function loadGeostamps(ctx: Context, orderId: number): Promise<Schema<'Geostamp'>[]> {
  const rows = await ctx.db
    .selectFrom('delivery_order_geostamps')
    .selectAll()
    .where('delivery_order_id', '=', orderId)
    .orderBy('occurred_at')
    .orderBy('id')
    .execute()
  return rows.map(shownGeostamp)
}

/** A stamp stands at the time that the device gave it: what a driver waited does not depend on when we heard of it. */
export function shownGeostamp(row: Row<'delivery_order_geostamps'>): Schema<'Geostamp'> & WaitStamp {
  return {
    id: row.id,
    uid: row.uid,
    type: row.type,
    stop: row.stop,
    createdAt: row.occurred_at,
    lat: row.latitude,
    lng: row.longitude,
    deliveryOrderId: row.delivery_order_id,
  }
}
