import { actInShort } from '#domain/orders/act-in-short.ts'
import { sql } from 'kysely'
import { addDays, unixSecondsAt, wallTimeAt } from '#domain/time/zoned-time.ts'
import type { Schema } from '#generated/handlers.ts'
import { countedPage } from '#server/db/cursor.ts'
import type { Row } from '#server/db/schema.ts'
import type { Context } from '#server/http/context.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { findOrders } from '../core/order-record.ts'
import { orderViewer, viewerOf } from '../core/order-viewer.ts'
import { checkMayLookAtDriver } from './in-progress.ts'
import { shownUpdate } from './updates.ts'

/** What is asked of {@link driverActs}. */
export interface ActsQuery {
  /** Of the courier's calendar; today unless it is said. */
  readonly day?: string
  readonly pagination?: Schema<'DriverActPagination'>
}

/**
 * What a driver did on a day, by when it happened, of the orders that the request's tenant carries out.
 * @throws notFound when the person is not of the request's tenant, and for a driver who asks about another
 */
export async function driverActs(
  ctx: Context,
  userId: number,
  { day, pagination }: ActsQuery,
): Promise<Schema<'DriverActPage'>> {
  const { db, tenantId } = ctx
  const viewer = orderViewer(ctx)
  await checkMayLookAtDriver(ctx, viewer, userId)
  const { time_zone: timeZone } = await db
    .selectFrom('tenants')
    .select('time_zone')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  const date = day ?? wallTimeAt(ctx.now, timeZone).date
  const request = pageRequest(pagination)
  const { direction } = sortOf(pagination, { field: 'occurredAt', direction: 'desc' })
  const acts = db
    .selectFrom('delivery_order_updates as act')
    .innerJoin('delivery_order_parties as p', 'p.delivery_order_id', 'act.delivery_order_id')
    .selectAll('act')
    .where('p.tenant_id', '=', tenantId)
    .where('p.is_receiver', '=', true)
    .where('act.actor_user_id', '=', userId)
    .where('act.occurred_at', '>=', unixSecondsAt(date, 0, timeZone))
    .where('act.occurred_at', '<', unixSecondsAt(addDays(date, 1), 0, timeZone))
    .$if(viewer.ownOrdersOnly, (query) => query.where('p.driver_user_id', '=', viewer.userId))
    .$if(!viewer.seesPrices, (query) => query.where('act.type', '!=', 'assigned_pricingUpdated'))
    .$castTo<Row<'delivery_order_updates'>>()
  const found = await countedPage(
    db,
    acts,
    {
      sort: sql.ref<number>('act.occurred_at'),
      id: sql.ref<number>('act.id'),
      direction,
      cursorOf: (row) => ({ value: row.occurred_at, id: row.id }),
    },
    request,
  )
  const ids = [...new Set(found.rows.map((row) => row.delivery_order_id))]
  const orders = new Map((ids.length === 0 ? [] : await findOrders(ctx, ids, false)).map((order) => [order.id, order]))
  const drivers = new Set([userId])
  return pageBody(found, request, (row) => {
    const order = orders.get(row.delivery_order_id)
    if (order === undefined) throw new Error(`Order ${row.delivery_order_id} of an act is out of sight.`)
    return actInShort(shownUpdate(row, order, viewerOf(viewer, order), drivers))
  })
}
