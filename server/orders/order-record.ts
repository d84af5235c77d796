import type { OrderStatus } from '#domain/order-status.ts'
import { seesOnlyOwnOrders } from '#domain/roles.ts'
import type { NewRow, RowChange } from '#server/db/schema.ts'
import { forbidden, invalidTransition, notFound } from '#server/errors.ts'
import type { MoveRefusal } from '#domain/order-status.ts'
import type { Context } from '#server/http/context.ts'

/** What every act on an order needs to know of it. Times in unix seconds. */
export interface OrderRecord {
  readonly id: number
  readonly status: OrderStatus
  readonly driverUserId: number | null
  readonly senderTenantId: number
  readonly receiverTenantId: number
  readonly brokerTenantId: number | null
  readonly createdAt: number
  readonly pickup: { readonly name: string; readonly address: string }
  readonly dropoff: { readonly name: string; readonly address: string }
}

/** The orders among `ids` that the request may act on, locked in the order of their ids if asked. */
export async function findOrders(ctx: Context, ids: readonly number[], lock: boolean): Promise<OrderRecord[]> {
  const ownOnly = !ctx.admin && seesOnlyOwnOrders(ctx.roles)
  const rows = await ctx.db
    .selectFrom('delivery_orders')
    .select(['id', 'status', 'driver_user_id', 'sender_tenant_id', 'receiver_tenant_id', 'broker_tenant_id'])
    .select(['created_at', 'pickup_location', 'dropoff_location'])
    .where('id', 'in', ids)
    .$if(ownOnly, (query) => query.where('driver_user_id', '=', ctx.userId))
    .orderBy('id')
    .$if(lock, (query) => query.forUpdate())
    .execute()
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    driverUserId: row.driver_user_id,
    senderTenantId: row.sender_tenant_id,
    receiverTenantId: row.receiver_tenant_id,
    brokerTenantId: row.broker_tenant_id,
    createdAt: row.created_at,
    pickup: { name: row.pickup_location.name, address: row.pickup_location.formattedAddress },
    dropoff: { name: row.dropoff_location.name, address: row.dropoff_location.formattedAddress },
  }))
}

/** @throws notFound when the order does not exist or the person may not see it */
export async function findOrder(ctx: Context, orderId: number): Promise<OrderRecord> {
  const [order] = await findOrders(ctx, [orderId], false)
  if (!order) throw noSuchOrder()
  return order
}

export function noSuchOrder() {
  return notFound('No such delivery order.')
}

/** What a refused move answers. */
export function refused(refusal: MoveRefusal) {
  return refusal.code === 'forbidden' ? forbidden() : invalidTransition(refusal.current, refusal.allowed)
}

/** Everyone who is to hear of an order. */
export function audienceOf(
  order: Pick<OrderRecord, 'senderTenantId' | 'receiverTenantId' | 'brokerTenantId'>,
): number[] {
  return [order.senderTenantId, order.receiverTenantId, order.brokerTenantId].filter((id) => id !== null)
}

export type OrderChange = RowChange<'delivery_orders'>
export type NewUpdate = NewRow<'delivery_order_updates'>
