import { conflictOf } from '#domain/text/refusal.ts'
import type { FieldChange } from '#domain/orders/order-changes.ts'
import type { Context } from '#server/http/context.ts'
import { lockOrder } from '../core/locked-order.ts'
import { orderColumns, toOrderRecord } from '../core/order-record.ts'
import { announceForeign, writeUpdates } from '../core/order-timeline.ts'
import { updateByBroker } from './exceptions.ts'
import { buySideOf, withWholeChain, withinBroker, type BrokerageLink } from './sell-side.ts'

/**
 * Locks the orders that were bought for this one, the last of the chain first. A move of the last one locks in the same order.
 * Call this before the order itself is locked.
 * @returns the brokerages from the order down; empty when the order is not brokered
 */
export function lockBoughtOrders(ctx: Context, sellOrderId: number): Promise<readonly BrokerageLink[]> {
  return withWholeChain(ctx, (all) => lockBelow(all, sellOrderId))
}

async function lockBelow(ctx: Context, sellOrderId: number): Promise<readonly BrokerageLink[]> {
  const link = await buySideOf(ctx, sellOrderId)
  if (!link) return []
  const below = await withinBroker(ctx, { brokerTenantId: link.receiverTenantId }, (receiver) =>
    lockBelow(receiver, link.buyOrderId),
  )
  await lockOrder(ctx, link.buyOrderId)
  return [link, ...below]
}

/**
 * Checks that the order is brokered as it was found. Call this once the order is locked.
 * @param links of {@link lockBoughtOrders}
 * @throws formError `edit_conflict` when the order was brokered or given back meanwhile
 */
export async function refuseOtherBrokerage(
  ctx: Context,
  sellOrderId: number,
  links: readonly BrokerageLink[],
): Promise<void> {
  const link = await buySideOf(ctx, sellOrderId)
  if (link?.buyOrderId !== links[0]?.buyOrderId) throw conflictOf('this order')
}

/**
 * Gives the edited notes of a sold order to the courier that carries it out: its driver reads them. The courier got a copy
 * when the order was handed on. Notes that it wrote itself stay (docs/rules/brokerage.md, "What flows where").
 * @param links of {@link lockBoughtOrders}
 * @returns whether the notes reached that courier
 */
export async function carryDownNotes(
  ctx: Context,
  links: readonly BrokerageLink[],
  notes: { readonly from: string; readonly to: string },
): Promise<boolean> {
  if (notes.from === notes.to) return false
  for (const [depth, link] of links.entries()) {
    const isChanged = await withinBroker(ctx, link, (broker) => replaceNotes(broker, link, notes))
    if (!isChanged) return depth > 0
  }
  return links.length > 0
}

async function replaceNotes(
  ctx: Context,
  link: BrokerageLink,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<boolean> {
  const { buyOrderId, sellOrderId } = link
  const update = await updateByBroker(ctx, link, { updateType: 'details_updated', at: ctx.now })
  const row = await ctx.db
    .updateTable('delivery_orders')
    .set((eb) => ({
      order_notes: to,
      version: eb('version', '+', 1),
      edited_at: ctx.now,
      edited_by_name: update.actor_tenant_name,
      updated_at: ctx.now,
    }))
    .where('id', '=', buyOrderId)
    .where('status', 'not in', ['completed', 'cancelled'])
    .where('order_notes', '=', from)
    .returning(orderColumns)
    .executeTakeFirst()
  if (!row) return false
  const bought = toOrderRecord(row)
  const changes: FieldChange[] = [{ field: 'orderNotes', from: from || null, to: to || null }]
  await writeUpdates(ctx, [{ ...update, changes: JSON.stringify(changes) }])
  await announceForeign(ctx, bought, {
    verb: 'edited',
    status: bought.status,
    before: { orderNotes: from },
    details: { orderNotes: to, sellOrderId },
  })
  return true
}
