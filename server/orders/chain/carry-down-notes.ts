import type { FieldChange } from '#domain/orders/order-changes.ts'
import type { Context } from '#server/http/context.ts'
import { editConflict, lockOrder } from '../core/locked-order.ts'
import { orderColumns, toOrderRecord } from '../core/order-record.ts'
import { announceForeign, writeUpdates } from '../core/order-timeline.ts'
import { updateByBroker } from './exceptions.ts'
import { buySideOf, withinBroker, type BrokerageLink } from './sell-side.ts'

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
 * when the order was handed on; notes that this courier has written itself stay (docs/rules/brokerage.md, "What flows where").
 * @param links of {@link lockBought}
 * @returns whether they have reached that courier
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
