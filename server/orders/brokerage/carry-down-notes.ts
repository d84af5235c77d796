import { recordForeignAct } from '#server/audit.ts'
import type { Context } from '#server/http/context.ts'
import { publish } from '#server/outbox.ts'
import { editConflict, lockOrder } from '../editing/locked-order.ts'
import { audienceOf, orderColumns, toOrderRecord } from '../order-record.ts'
import { buySideOf, withinBroker } from './sell-side.ts'
import type { BrokerageLink } from './sell-side.ts'

/**
 * Locks what was bought to have the order carried out, the last in the chain first: a move of that one locks in this order as
 * well. To be called before the order itself is locked.
 * @returns the brokerages from the order down; empty for one that is not brokered
 */
export async function lockBought(ctx: Context, sellOrderId: number): Promise<readonly BrokerageLink[]> {
  const link = await buySideOf(ctx, sellOrderId)
  if (!link) return []
  const below = await withinBroker(ctx, { brokerTenantId: link.receiverTenantId }, (receiver) =>
    lockBought(receiver, link.buyOrderId),
  )
  await lockOrder(ctx, link.buyOrderId)
  return [link, ...below]
}

/**
 * To be called once the order is locked, so that it is brokered as it was found.
 * @param links of {@link lockBought}
 * @throws formError `edit_conflict` when it was brokered, or given back, meanwhile
 */
export async function refuseOtherBrokerage(
  ctx: Context,
  sellOrderId: number,
  links: readonly BrokerageLink[],
): Promise<void> {
  const link = await buySideOf(ctx, sellOrderId)
  if (link?.buyOrderId !== links[0]?.buyOrderId) throw editConflict()
}

/**
 * Gives notes that were edited on a sold order to the courier that carries it out, whose driver they are for. They were copied
 * when the order was handed on; notes that this courier has written itself stay, and so does all that was agreed with it:
 * parcels, times, price (domain-rules 9).
 * @param links of {@link lockBought}
 */
export async function carryDownNotes(
  ctx: Context,
  links: readonly BrokerageLink[],
  notes: { readonly from: string; readonly to: string },
): Promise<void> {
  if (notes.from === notes.to) return
  for (const link of links) {
    const isChanged = await withinBroker(ctx, link, (broker) => replaceNotes(broker, link, notes))
    if (!isChanged) return
  }
}

async function replaceNotes(
  ctx: Context,
  { buyOrderId, sellOrderId }: BrokerageLink,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<boolean> {
  const { name } = await ctx.db
    .selectFrom('tenants')
    .select('name')
    .where('id', '=', ctx.tenantId)
    .executeTakeFirstOrThrow()
  const row = await ctx.db
    .updateTable('delivery_orders')
    .set((eb) => ({
      order_notes: to,
      version: eb('version', '+', 1),
      edited_at: ctx.now,
      edited_by_name: name,
      updated_at: ctx.now,
    }))
    .where('id', '=', buyOrderId)
    .where('status', 'not in', ['completed', 'cancelled'])
    .where('order_notes', '=', from)
    .returning(orderColumns)
    .executeTakeFirst()
  if (!row) return false
  const bought = toOrderRecord(row)
  await recordForeignAct(ctx, {
    action: 'delivery-order.edited',
    entity: 'delivery-order',
    entityId: buyOrderId,
    before: { orderNotes: from },
    details: { orderNotes: to, sellOrderId },
  })
  await publish(ctx, {
    topic: 'delivery-order.changed',
    key: buyOrderId,
    payload: { orderId: buyOrderId, act: 'edited', status: bought.status },
    audienceTenantIds: audienceOf(bought),
  })
  return true
}
