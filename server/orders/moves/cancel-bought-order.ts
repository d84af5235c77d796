import type { MoveStep } from '#domain/orders/order-status.ts'
import { recordAct, recordForeignAct } from '#server/audit.ts'
import { formError } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import { publish } from '#server/outbox.ts'
import { chargeCancellation } from '../pricing/charge-cancellation.ts'
import { audienceOf, findOrder, type OrderRecord } from '../core/order-record.ts'
import { stampsOf, writeUpdates, type Actor } from '../core/order-timeline.ts'
import { endExceptions } from '../chain/exceptions.ts'
import { buySideOf, withinBroker, type BrokerageLink } from '../chain/sell-side.ts'

interface Cancellation {
  readonly actor: Actor
  readonly steps: readonly MoveStep[]
  readonly reason: string
}

/**
 * Cancels the order that was bought to have this one carried out, as the act of the broker, no matter who asked for it: the
 * customer of the broker stays unknown to the other courier. Nothing happens to orders that were not brokered.
 *
 * To be called before the order itself is changed: a move of the bought one locks the two in this order as well.
 * @throws formError `brokered_under_way` once it has been picked up (docs/rules/brokerage.md, "What flows where")
 */
export async function cancelBoughtOrder(ctx: Context, sold: OrderRecord, cancellation: Cancellation): Promise<void> {
  if (sold.brokeredToTenantId === null) return
  await withinBroker(ctx, { brokerTenantId: sold.receiverTenantId }, async (broker) => {
    const link = await buySideOf(broker, sold.id)
    if (link) await cancelWithin(broker, link, cancellation)
  })
}

async function cancelWithin(ctx: Context, link: BrokerageLink, cancellation: Cancellation): Promise<void> {
  const { steps, reason } = cancellation
  const bought = await findOrder(ctx, link.buyOrderId)
  await cancelBoughtOrder(ctx, bought, cancellation)
  const canceller = await cancellerOf(ctx, cancellation.actor)
  const cancelled = await ctx.db
    .updateTable('delivery_orders')
    .set({
      ...stampsOf(steps),
      status: 'cancelled',
      cancellation_reason: reason,
      cancelled_by_user_id: canceller.actor_user_id,
      cancelled_by_name: canceller.actor_name,
      cancelled_by_tenant_id: canceller.actor_tenant_id,
      cancelled_by_tenant_name: canceller.actor_tenant_name,
      updated_at: ctx.now,
    })
    .where('id', '=', bought.id)
    .where('status', 'in', ['created', 'assigned'])
    .returning('id')
    .executeTakeFirst()
  if (!cancelled) throw underWay(link)
  const pricing = await chargeCancellation(ctx, bought)
  await writeUpdates(
    ctx,
    steps.map((step) => ({
      delivery_order_id: bought.id,
      type: step.updateType,
      occurred_at: step.at,
      created_at: ctx.now,
      ...canceller,
      reason,
      ...pricing,
    })),
  )
  await endExceptions(ctx, link)
  await tell(ctx, bought, link, { reason, byBroker: canceller.actor_user_id !== null })
}

/** The person, if one of the broker's; else the broker alone. */
async function cancellerOf(ctx: Context, actor: Actor) {
  if (actor.tenantId === ctx.tenantId) {
    return {
      actor_user_id: actor.userId,
      actor_name: actor.name,
      actor_tenant_id: actor.tenantId,
      actor_tenant_name: actor.tenantName,
    }
  }
  const { name } = await ctx.db
    .selectFrom('tenants')
    .select('name')
    .where('id', '=', ctx.tenantId)
    .executeTakeFirstOrThrow()
  return { actor_user_id: null, actor_name: null, actor_tenant_id: ctx.tenantId, actor_tenant_name: name }
}

async function tell(
  ctx: Context,
  bought: OrderRecord,
  link: BrokerageLink,
  { reason, byBroker }: { reason: string; byBroker: boolean },
): Promise<void> {
  const act = {
    action: 'delivery-order.cancelled',
    entity: 'delivery-order',
    entityId: bought.id,
    before: { status: bought.status },
    details: { reason, sellOrderId: link.sellOrderId },
  }
  await (byBroker ? recordAct(ctx, act) : recordForeignAct(ctx, act))
  await publish(ctx, {
    topic: 'delivery-order.changed',
    key: bought.id,
    payload: { orderId: bought.id, act: 'cancelled', status: 'cancelled' },
    audienceTenantIds: audienceOf(bought),
    driverUserIds: [bought.driverUserId],
  })
}

function underWay({ receiverName }: BrokerageLink) {
  const message = `${receiverName} has picked the order up already, so it can no longer be cancelled here.`
  return formError({}, 'brokered_under_way', message)
}
