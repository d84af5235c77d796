import type { OrderStatus } from '#domain/orders/order-status.ts'
import { noSuch } from '#domain/text/refusals.ts'
import { seesOnlyOwnOrders } from '#domain/access/role-permissions.ts'
import type { NewRow, Row, RowChange } from '#server/db/schema.ts'
import { notFound } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'

/** What every act on an order needs to know of it. Times in unix seconds. */
export interface OrderRecord {
  readonly id: number
  readonly status: OrderStatus
  readonly driverUserId: number | null
  readonly senderTenantId: number
  readonly receiverTenantId: number
  /** The courier that bought the order to have one of its own carried out; the sender then. null: nobody. */
  readonly brokerTenantId: number | null
  /** Whose person placed it: the sender, the receiver, or a supplier of the sender. */
  readonly scheduledByTenantId: number
  /** The courier that carries it out in place of the receiver; null: the receiver itself does. */
  readonly brokeredToTenantId: number | null
  readonly createdAt: number
  readonly availableAt: number
  readonly pickup: { readonly name: string; readonly address: string }
  readonly dropoff: { readonly name: string; readonly address: string }
}

/** The orders among `ids` that the request may act on, locked in the order of their ids if asked. */
export async function findOrders(ctx: Context, ids: readonly number[], lock: boolean): Promise<OrderRecord[]> {
  const ownOnly = !ctx.admin && seesOnlyOwnOrders(ctx)
  const rows = await ctx.db
    .selectFrom('delivery_orders')
    .select(orderColumns)
    .where('id', 'in', ids)
    .$if(ownOnly, (query) => query.where('driver_user_id', '=', ctx.userId))
    .orderBy('id')
    .$if(lock, (query) => query.forUpdate())
    .execute()
  return rows.map(toOrderRecord)
}

/** The columns of {@link toOrderRecord}. */
export const orderColumns = [
  'id',
  'status',
  'driver_user_id',
  'sender_tenant_id',
  'receiver_tenant_id',
  'broker_tenant_id',
  'scheduled_by_tenant_id',
  'brokered_to_tenant_id',
  'created_at',
  'available_at',
  'pickup_location',
  'dropoff_location',
] as const

export function toOrderRecord(row: Pick<Row<'delivery_orders'>, (typeof orderColumns)[number]>): OrderRecord {
  return {
    id: row.id,
    status: row.status,
    driverUserId: row.driver_user_id,
    senderTenantId: row.sender_tenant_id,
    receiverTenantId: row.receiver_tenant_id,
    brokerTenantId: row.broker_tenant_id,
    scheduledByTenantId: row.scheduled_by_tenant_id,
    brokeredToTenantId: row.brokered_to_tenant_id,
    createdAt: row.created_at,
    availableAt: row.available_at,
    pickup: { name: row.pickup_location.name, address: row.pickup_location.formattedAddress },
    dropoff: { name: row.dropoff_location.name, address: row.dropoff_location.formattedAddress },
  }
}

/** @throws notFound when the order does not exist or the person may not see it */
export async function findOrder(ctx: Context, orderId: number): Promise<OrderRecord> {
  const [order] = await findOrders(ctx, [orderId], false)
  if (!order) throw noSuchOrder()
  return order
}

export function noSuchOrder() {
  return notFound(noSuch('delivery order'))
}

/** Everyone who is to hear of an order. */
export function audienceOf(
  order: Pick<OrderRecord, 'senderTenantId' | 'receiverTenantId' | 'brokerTenantId' | 'scheduledByTenantId'>,
): number[] {
  const { senderTenantId, receiverTenantId, brokerTenantId, scheduledByTenantId } = order
  return [...new Set([senderTenantId, receiverTenantId, brokerTenantId, scheduledByTenantId])].filter(
    (id) => id !== null,
  )
}

export type OrderChange = RowChange<'delivery_orders'>
export type NewUpdate = NewRow<'delivery_order_updates'>
