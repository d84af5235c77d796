import type { Row } from '#server/db/schema.ts'
import type { Context } from '#server/http/context.ts'
import { carryUpGeostamp } from './carry-up-records.ts'
import { announce, actorOf, updateBy, writeUpdates } from '../core/order-timeline.ts'
import type { NewUpdate, OrderRecord } from '../core/order-record.ts'

type Stamp = Pick<Row<'delivery_order_geostamps'>, 'uid' | 'type' | 'stop' | 'occurred_at' | 'latitude' | 'longitude'>

/** Stores one end of a wait with its timeline entry, and tells everyone of it. */
export async function writeGeostamp(
  ctx: Context,
  order: OrderRecord,
  stamp: Stamp,
): Promise<Row<'delivery_order_geostamps'>> {
  const { uid, type, stop, occurred_at, latitude, longitude } = stamp
  const row = await ctx.db
    .insertInto('delivery_order_geostamps')
    .values({ ...stamp, delivery_order_id: order.id, created_at: ctx.now, user_id: ctx.userId })
    .returningAll()
    .executeTakeFirstOrThrow()
  const actor = actorOf(ctx)
  const updateType = type === 'checkin' ? 'geostamp_check_in' : 'geostamp_check_out'
  await writeUpdates(ctx, [
    {
      ...updateBy(ctx, actor, order.id, { updateType, at: occurred_at }),
      ...locationOfStop(order, stop),
      geostamp_uid: uid,
      latitude,
      longitude,
    },
  ])
  await announce(ctx, order, {
    verb: type === 'checkin' ? 'checked-in' : 'checked-out',
    status: order.status,
    details: { uid, stop, occurredAt: occurred_at },
  })
  await carryUpGeostamp(ctx, order, row)
  return row
}

function locationOfStop(order: OrderRecord, stop: Stamp['stop']): Partial<NewUpdate> {
  return stop === 'pickup'
    ? { from_location_name: order.pickup.name, from_location_address: order.pickup.address }
    : { to_location_name: order.dropoff.name, to_location_address: order.dropoff.address }
}
