import { sql } from 'kysely'
import { refuseCancelled } from '#domain/orders/move-refusals.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { seesOnlyOwnOrders } from '#domain/access/role-permissions.ts'
import type { Row } from '#server/db/schema.ts'
import type { Context } from '#server/http/context.ts'
import { noSuchOrder } from './order-record.ts'

/** An order that nobody else changes until this request is through. Times in unix seconds. */
export interface LockedOrder {
  readonly id: number
  readonly status: OrderStatus
  readonly driverUserId: number | null
  readonly senderTenantId: number
  readonly receiverTenantId: number
  readonly brokerTenantId: number | null
  readonly scheduledByTenantId: number
  readonly createdAt: number
  readonly version: number
  readonly billStatus: Row<'delivery_orders'>['bill_status']
  readonly billStatusOverriddenAt: number | null
  readonly exceptions: readonly string[]
}

/**
 * Every change of an order begins here: two that come at once follow each other, and what is read after it is the newest.
 * The lock lets rows that refer to the order be written (`for no key update`), or two of those requests would wait for
 * each other.
 * @throws notFound when the order does not exist or the person may not see it
 */
export async function lockOrder(ctx: Context, orderId: number): Promise<LockedOrder> {
  const [order] = await lockOrders(ctx, [orderId])
  if (!order) throw noSuchOrder()
  return order
}

/** The same of several, in the order of their ids, in which every bulk act locks them; those that the person may not see are left out. */
export async function lockOrders(ctx: Context, orderIds: readonly number[]): Promise<LockedOrder[]> {
  const ownOnly = !ctx.admin && seesOnlyOwnOrders(ctx)
  const rows = await ctx.db
    .selectFrom('delivery_orders')
    .select([
      'id',
      'status',
      'driver_user_id',
      'sender_tenant_id',
      'receiver_tenant_id',
      'broker_tenant_id',
      'created_at',
    ])
    .select(['scheduled_by_tenant_id', 'version', 'bill_status', 'bill_status_overridden_at', 'exceptions'])
    .where('id', '=', sql<number>`any(${orderIds}::bigint[])`)
    .$if(ownOnly, (query) => query.where('driver_user_id', '=', ctx.userId))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    driverUserId: row.driver_user_id,
    senderTenantId: row.sender_tenant_id,
    receiverTenantId: row.receiver_tenant_id,
    brokerTenantId: row.broker_tenant_id,
    scheduledByTenantId: row.scheduled_by_tenant_id,
    createdAt: row.created_at,
    version: row.version,
    billStatus: row.bill_status,
    billStatusOverriddenAt: row.bill_status_overridden_at,
    exceptions: row.exceptions,
  }))
}

/**
 * As {@link lockOrder}, for an edit of the order, its price or its driver's pay.
 * @throws formError `order_cancelled` for an order that takes no edit
 */
export async function lockEditableOrder(ctx: Context, orderId: number): Promise<LockedOrder> {
  const order = await lockOrder(ctx, orderId)
  refuseCancelled(order.status, 'edit')
  return order
}
