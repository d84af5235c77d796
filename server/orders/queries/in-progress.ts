import { sql } from 'kysely'
import { inProgressStatuses, statusesInHand } from '#domain/order-status.ts'
import { notFound } from '#server/errors.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#server/http/handler-types.ts'
import { findDriver } from '../drivers.ts'
import { orderViewer } from '../order-viewer.ts'
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
  const viewer = await orderViewer(ctx)
  if (userId !== ctx.userId) {
    if (viewer.ownOrdersOnly || !ctx.permissions.has('delivery-orders.assign')) {
      throw notFound('No such person in this organization.')
    }
    await findDriver(ctx, userId)
  }
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

/** How many orders each driver of the request's tenant has in hand, by the driver's id; who has none is not in it. */
export async function ordersInHand({ db, tenantId }: Context): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('delivery_order_parties')
    .select(['driver_user_id', (eb) => eb.fn.countAll<number>().as('orders')])
    .where('tenant_id', '=', tenantId)
    .where('status', 'in', statusesInHand)
    .where('is_receiver', '=', true)
    .groupBy('driver_user_id')
    .execute()
  return new Map(rows.flatMap((row) => (row.driver_user_id === null ? [] : [[row.driver_user_id, Number(row.orders)]])))
}
