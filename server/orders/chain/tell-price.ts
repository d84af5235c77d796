import type { Context } from '#server/http/context.ts'
import { findOrder, type NewUpdate } from '../core/order-record.ts'
import { announceForeign, writeUpdates } from '../core/order-timeline.ts'
import { updateByReceiver } from './carry-up.ts'
import { setException } from './exceptions.ts'
import { sellSidesOf, withinBroker, type MaybePurchase } from './sell-side.ts'

/** Cents before tax; null without a price. */
interface BoughtPrice {
  readonly fromCents: number | null
  readonly toCents: number | null
}

/**
 * Tells the courier that bought an order what it costs now
 * (docs/rules/brokerage.md, "Exceptions"): both timelines say so, and the sold order carries
 * the exception until the price is agreed to, or is again what was agreed. Does nothing for orders that nobody bought.
 * @param update the entry of the bought order's timeline, but for the amounts
 */
export async function tellBoughtPrice(
  ctx: Context,
  order: MaybePurchase,
  { fromCents, toCents }: BoughtPrice,
  update: NewUpdate,
): Promise<void> {
  const amounts = { pricing_from_cents: fromCents, pricing_to_cents: toCents }
  for (const link of await sellSidesOf(ctx, [order])) {
    await writeUpdates(ctx, [{ ...update, ...amounts }])
    await withinBroker(ctx, link, async (broker) => {
      const { agreed_pre_tax_cents } = await broker.db
        .updateTable('order_brokerages')
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('buy_order_id', '=', link.buyOrderId)
        .returning('agreed_pre_tax_cents')
        .executeTakeFirstOrThrow()
      await setException(broker, link.sellOrderId, 'bought_price_changed', agreed_pre_tax_cents !== toCents)
      const step = { updateType: 'bought_price_changed', at: ctx.now } as const
      await writeUpdates(broker, [{ ...updateByReceiver(broker, link, step), ...amounts }])
      const sold = await findOrder(broker, link.sellOrderId)
      await announceForeign(broker, sold, {
        verb: 'bought-price-changed',
        status: sold.status,
        details: { buyOrderId: link.buyOrderId, fromCents, toCents },
      })
    })
  }
}
