import { editsToTell, joinChanges, type FieldChange } from '#domain/orders/order-changes.ts'
import { isClosed } from '#domain/orders/order-status.ts'
import type { Context } from '#server/http/context.ts'
import { findOrder } from '../core/order-record.ts'
import { announceForeign, writeUpdates } from '../core/order-timeline.ts'
import { setException, updateByBroker } from './exceptions.ts'
import { withinBroker, type BrokerageLink } from './sell-side.ts'

/**
 * Tells the courier that carries a sold order out what was edited of it
 * (docs/rules/brokerage.md, "Exceptions"): its order carries the exception until
 * the edit is agreed to or answered, or was taken back. An order that is closed there is left alone.
 * @param links of lockBoughtOrders
 * @param isNotesCarried whether new notes have reached that courier by themselves
 */
export async function tellEdit(
  ctx: Context,
  [link]: readonly BrokerageLink[],
  changes: readonly FieldChange[],
  isNotesCarried: boolean,
): Promise<void> {
  const told = editsToTell(changes, isNotesCarried)
  if (link === undefined || told.length === 0) return
  await withinBroker(ctx, link, async (broker) => {
    const bought = await findOrder(broker, link.buyOrderId)
    if (isClosed(bought.status)) return
    const before = await broker.db
      .selectFrom('order_brokerages')
      .select('edits')
      .where('buy_order_id', '=', bought.id)
      .executeTakeFirstOrThrow()
    const edits = joinChanges(before.edits, told)
    await broker.db
      .updateTable('order_brokerages')
      .set((eb) => ({ edits: JSON.stringify(edits), version: eb('version', '+', 1) }))
      .where('buy_order_id', '=', bought.id)
      .execute()
    await setException(broker, bought.id, 'sold_order_edited', edits.length > 0)
    const update = await updateByBroker(broker, link, { updateType: 'sold_order_edited', at: ctx.now })
    await writeUpdates(broker, [{ ...update, changes: JSON.stringify(told) }])
    await announceForeign(broker, bought, {
      verb: 'sold-order-edited',
      status: bought.status,
      details: { sellOrderId: link.sellOrderId, changes: told },
    })
  })
}
