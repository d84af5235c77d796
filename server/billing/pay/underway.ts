import { sql } from 'kysely'

/**
 * Since when `o`, a row of delivery_orders, was under way with its driver, unix seconds: the first check-in at the pickup, else when it
 * was picked up; null where neither is known.
 */
export const underwaySince = sql<
  number | null
>`coalesce((select min(stamp.occurred_at) from delivery_order_geostamps stamp
  where stamp.delivery_order_id = o.id and stamp.stop = 'pickup' and stamp.type = 'checkin' and stamp.occurred_at <= o.dropped_off_at),
  o.picked_up_at)`
