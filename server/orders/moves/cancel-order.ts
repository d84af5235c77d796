import { cancelActor, planCancel } from '#domain/orders/order-status.ts'
import { formError } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { cancelBoughtOrder } from './cancel-bought-order.ts'
import { carryUp } from '../chain/carry-up.ts'
import { chargeCancellation } from '../pricing/charge-cancellation.ts'
import { compareAndSet, moveActor } from './move-order.ts'
import { refusedMove } from '../core/last-acts.ts'
import { findOrder } from '../core/order-record.ts'
import { announce, actorOf, stampsOf, updateBy } from '../core/order-timeline.ts'
import { endWaits } from '../records/end-waits.ts'

/**
 * Cancels an order and keeps its driver on record; its courier's cancellation charge replaces the price.
 * @throws formError on `/reason`, or on `/tenantId` unless that is the request's tenant
 * @throws invalidTransition when the order is past pickup, closed, or was moved in the meantime
 * @throws formError `brokered_under_way` when the courier it was brokered to has picked it up
 */
export async function cancelOrder(
  ctx: Context,
  orderId: number,
  body: Schema<'OrderCancel'>,
): Promise<Schema<'OrderMoved'>> {
  if (body.tenantId !== ctx.tenantId) throw formError({ '/tenantId': ['Must be the organization you act for'] })
  const order = await findOrder(ctx, orderId)
  const actor = actorOf(ctx)
  const plan = planCancel({
    from: order.status,
    reason: body.reason,
    actor: cancelActor(moveActor(ctx, order)),
    at: ctx.now,
  })
  if (!plan.ok) throw await refusedMove(ctx, order, plan.refusal)

  await cancelBoughtOrder(ctx, order, { actor, steps: plan.steps, reason: plan.reason })
  // The order that it was bought for goes on without this courier, so nobody may be waiting there any more.
  if (order.brokerTenantId !== null) await endWaits(ctx, [order])
  const moved = await compareAndSet(ctx, order, {
    ...stampsOf(plan.steps),
    status: 'cancelled',
    cancellation_reason: plan.reason,
    cancelled_by_user_id: actor.userId,
    cancelled_by_name: actor.name,
    cancelled_by_tenant_id: actor.tenantId,
    cancelled_by_tenant_name: actor.tenantName,
  })
  const pricing = await chargeCancellation(ctx, order)
  await announce(ctx, order, {
    verb: 'cancelled',
    status: 'cancelled',
    before: { status: order.status, totalCents: pricing.pricing_from_cents },
    details: { reason: plan.reason, totalCents: pricing.pricing_to_cents },
    updates: plan.steps.map((step) => ({ ...updateBy(ctx, actor, orderId, step), reason: plan.reason, ...pricing })),
  })
  await carryUp(ctx, [{ order, status: 'cancelled', steps: plan.steps, reason: plan.reason }])
  return moved
}
