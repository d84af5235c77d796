import { planUnassign, type MoveStep } from '#domain/orders/order-status.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import {
  brokeredOrder,
  missingOrder,
  otherDriver,
  refusedOrder,
  explainResults,
  type BulkResult,
  type LostRace,
} from '../core/bulk-results.ts'
import { carryUp } from '../chain/carry-up.ts'
import { namesOfDrivers } from '../core/drivers.ts'
import { moveActor } from './move-order.ts'
import { findOrders, type OrderRecord } from '../core/order-record.ts'
import { actorOf, announceAll, updateBy } from '../core/order-timeline.ts'
import { endWaits } from '../records/end-waits.ts'

interface Retraction {
  readonly order: OrderRecord
  readonly steps: readonly MoveStep[]
}

/**
 * Takes each order from the driver named with it, or says why not. An order that another driver has by now stays with that
 * one: the person who asked was looking at an older state. Locks as {@link assignOrders} does.
 */
export async function unassignOrders(
  ctx: Context,
  asked: Schema<'BulkUnassign'>['orders'],
): Promise<Schema<'BulkOrderResults'>> {
  const ids = [...new Set(asked.map(({ orderId }) => orderId))]
  const orders = new Map((await findOrders(ctx, ids, true)).map((order) => [order.id, order]))
  const retractions = new Map<number, Retraction>()
  const results = asked.map(({ orderId, userId }): BulkResult | LostRace => {
    const order = orders.get(orderId)
    if (!order) return missingOrder(orderId)
    if (order.brokeredToTenantId !== null) return brokeredOrder(order)
    const plan = planUnassign({ from: order.status, actor: moveActor(ctx, order), at: ctx.now })
    if (!plan.ok) return refusedOrder(order, plan.refusal)
    if (order.driverUserId !== userId) return otherDriver(order)
    retractions.set(orderId, { order, steps: plan.steps })
    return { orderId, ok: true, status: 'created' }
  })
  if (retractions.size > 0) await carryOut(ctx, [...retractions.values()])
  return { results: await explainResults(ctx, results) }
}

async function carryOut(ctx: Context, retractions: readonly Retraction[]): Promise<void> {
  const orders = retractions.map(({ order }) => order)
  await endWaits(ctx, orders)
  const actor = actorOf(ctx)
  const drivers = await namesOfDrivers(
    ctx,
    orders.map((order) => order.driverUserId),
  )
  await ctx.db
    .updateTable('delivery_orders')
    .set({ status: 'created', driver_user_id: null, assigned_at: null, updated_at: ctx.now })
    .where(
      'id',
      'in',
      orders.map((order) => order.id),
    )
    .execute()
  await announceAll(
    ctx,
    retractions.map(({ order, steps }) => ({
      order,
      verb: 'unassigned',
      status: 'created',
      before: { status: order.status, driverUserId: order.driverUserId },
      updates: steps.map((step) => {
        const driver = drivers.get(order.driverUserId ?? 0)
        return {
          ...updateBy(ctx, actor, order.id, step),
          assignee_user_id: order.driverUserId,
          assignee_name: driver?.name ?? null,
          assignee_email: driver?.email ?? null,
        }
      }),
    })),
  )
  await carryUp(
    ctx,
    retractions.map(({ order, steps }) => ({ order, status: 'created', steps })),
  )
}
