import { sql } from 'kysely'
import { inProgressStatuses, statusesInHand } from '#domain/orders/order-status.ts'
import { noSuchColleague } from '#domain/text/refusals.ts'
import { notFound } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { findDriver } from '../core/drivers.ts'
import { todayOf } from '../core/days-off.ts'
import { orderViewer, type OrderViewer } from '../core/order-viewer.ts'
import { orderItems } from './order-items.ts'
import { partyOrders } from './party-filter.ts'

/** More than anyone carries in a day. */
const mostOrders = 200

/**
 * What a driver has in hand, soonest promise first; an order without one counts by its scheduled time. What is dropped off
 * comes last: it only waits for him to complete it.
 * @throws notFound when the person is not of the request's tenant, and for a driver who asks about another
 */
export async function ordersInProgress(ctx: Context, userId: number): Promise<Schema<'InProgressOrders'>> {
  const viewer = orderViewer(ctx)
  await checkMayLookAtDriver(ctx, viewer, userId)
  const found = await partyOrders(ctx.db, viewer, { driverId: userId, statuses: [...inProgressStatuses] })
    .innerJoin('delivery_orders as o', 'o.id', 'p.delivery_order_id')
    .orderBy(sql`o.status = 'droppedOff'`)
    .orderBy(sql`coalesce(o.due_at, o.available_at)`)
    .orderBy('p.delivery_order_id')
    .limit(mostOrders)
    .execute()
  const ids = found.map(({ id }) => id)
  return { data: await orderItems(ctx.db, viewer, ids) }
}

/** @throws notFound when the person is not of the request's tenant, and for a driver who asks about another */
export async function checkMayLookAtDriver(
  ctx: Context,
  { ownOrdersOnly }: Pick<OrderViewer, 'ownOrdersOnly'>,
  userId: number,
): Promise<void> {
  if (userId === ctx.userId) return
  if (ownOrdersOnly || !ctx.permissions.has('delivery-orders.assign')) throw notFound(noSuchColleague)
  await findDriver(ctx, userId)
}

/** How a driver of the request's tenant stands, for the person who gives orders away. */
export type DriverAtWork = Required<Pick<Schema<'User'>, 'ordersInHand' | 'nextDropoff' | 'lastPosition' | 'daysOff'>>

/** Who has nothing in hand, has not reported a position and takes no day off. */
const idle: DriverAtWork = { ordersInHand: 0, nextDropoff: null, lastPosition: null, daysOff: [] }

/**
 * What each driver of the request's tenant has in hand, where the most urgent of it goes, where the driver was last and when they are off: one statement
 * for all of them. Answers how one stands by the driver's id.
 */
export async function driversAtWork({ db, tenantId, now }: Context): Promise<(driverId: number) => DriverAtWork> {
  const { rows } = await sql<{ id: number | null } & DriverAtWork>`
    with hand as (
      select driver_user_id as id, count(*) as orders,
        (array_agg(delivery_order_id order by coalesce(due_at, available_at), delivery_order_id))[1] as next_id
      from delivery_order_parties
      where tenant_id = ${tenantId} and is_receiver and status in (${sql.join([...statusesInHand])})
      group by driver_user_id),
    away as (
      select user_id as id, days_off(${tenantId}, user_id, ${todayOf(tenantId, now)}) as days
      from (select distinct user_id from absences where tenant_id = ${tenantId} and until_day >= ${todayOf(tenantId, now)}) one)
    select coalesce(hand.id, position.user_id, away.id) as id,
      coalesce(hand.orders, 0) as "ordersInHand",
      case when next.id is not null then json_build_object(
        'latitude', next.dropoff_place -> 'latitude', 'longitude', next.dropoff_place -> 'longitude') end as "nextDropoff",
      case when position.user_id is not null then json_build_object('latitude', position.latitude,
        'longitude', position.longitude, 'recordedAt', position.recorded_at) end as "lastPosition",
      coalesce(away.days, '[]') as "daysOff"
    from hand
    left join delivery_orders next on next.id = hand.next_id
    full join (select * from driver_positions where tenant_id = ${tenantId}) position on position.user_id = hand.id
    full join away on away.id = coalesce(hand.id, position.user_id)`.execute(db)
  const byId = new Map(
    rows.map(({ id, ordersInHand, ...places }) => [id, { ordersInHand: Number(ordersInHand), ...places }]),
  )
  return (driverId) => byId.get(driverId) ?? idle
}
