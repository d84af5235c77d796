import { waitPeriods } from '#domain/orders/wait-time.ts'
import type { Context } from '#server/http/context.ts'
import { lockOrder } from '../core/locked-order.ts'
import type { OrderRecord } from '../core/order-record.ts'
import { chargeWaiting } from '../pricing/charge-waiting.ts'
import { loadGeostamps } from '../queries/order-geostamps.ts'
import { writeGeostamp } from './write-geostamp.ts'

/**
 * Ends the waits of drivers who are about to lose their orders, or to leave the stop: they cannot check out any more, and
 * the next driver could not check in. To be called before the orders are changed.
 * @param at unix seconds; now unless given
 */
export async function endWaits(ctx: Context, orders: readonly OrderRecord[], at: number = ctx.now): Promise<void> {
  for (const order of await withOpenWait(ctx, orders)) {
    await lockOrder(ctx, order.id)
    const open = waitPeriods(await loadGeostamps(ctx, order.id)).filter(({ checkOut }) => checkOut === null)
    for (const { uid, stop, checkIn } of open) {
      await writeGeostamp(ctx, order, {
        uid,
        type: 'checkout',
        stop,
        // The clock of the phone may run ahead of ours.
        occurred_at: Math.max(at, checkIn.createdAt),
        latitude: null,
        longitude: null,
      })
    }
    if (open.length > 0) await chargeWaiting(ctx, order)
  }
}

async function withOpenWait(ctx: Context, orders: readonly OrderRecord[]): Promise<OrderRecord[]> {
  if (orders.length === 0) return []
  const rows = await ctx.db
    .selectFrom('delivery_order_geostamps')
    .select('delivery_order_id as id')
    .where(
      'delivery_order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .groupBy(['delivery_order_id', 'uid'])
    .having((eb) => eb(eb.fn.countAll<number>(), '=', 1))
    .execute()
  const ids = new Set(rows.map(({ id }) => id))
  return orders.filter(({ id }) => ids.has(id))
}
