import { cancelledRefusals, type OrderStatus } from '#domain/orders/order-status.ts'
import { legacyOrder as legacyRefusal } from '#domain/pricing/reprice.ts'
import { editConflict as conflictOf } from '#domain/text/refusals.ts'
import { seesOnlyOwnOrders } from '#domain/access/role-permissions.ts'
import type { Row } from '#server/db/schema.ts'
import { formError } from '#server/errors.ts'
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
  const ownOnly = !ctx.admin && seesOnlyOwnOrders(ctx.roles)
  const row = await ctx.db
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
    .where('id', '=', orderId)
    .$if(ownOnly, (query) => query.where('driver_user_id', '=', ctx.userId))
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw noSuchOrder()
  return {
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
  }
}

/**
 * As {@link lockOrder}, for an edit of the order, its price or its driver's pay.
 * @throws formError `order_cancelled` for an order that takes no edit
 */
export async function lockEditableOrder(ctx: Context, orderId: number): Promise<LockedOrder> {
  const order = await lockOrder(ctx, orderId)
  refuseCancelled(order.status)
  return order
}

/** @throws formError `order_cancelled` */
export function refuseCancelled(status: OrderStatus): void {
  if (status === 'cancelled') throw formError({}, 'order_cancelled', cancelledRefusals.edit)
}

/**
 * Compares the version that an edit is based on with the one that is stored; the order is locked, so it stays that one.
 * @throws formError `edit_conflict`
 */
export function refuseConflict(stored: number, basedOn: number): void {
  if (stored === basedOn) return
  throw editConflict()
}

/** What an edit answers that is based on something else than what is stored. */
export function editConflict() {
  return formError({}, 'edit_conflict', conflictOf('this order'))
}

/** What an edit of an order without a price snapshot answers (docs/rules/messages-and-words.md, "Messages of an order"). */
export function legacyOrder() {
  return formError({}, 'legacy_order', legacyRefusal)
}
