import { marginOf } from '#domain/accounting/brokerage-ledger.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import type { OrderViewer } from '../core/order-viewer.ts'

/** An order as far as it decides whether it is one of two. */
interface MaybeBrokered {
  readonly id: number
  readonly receiver_tenant_id: number
  readonly broker_tenant_id: number | null
  readonly brokered_to_tenant_id: number | null
}

/**
 * The two orders of a brokerage, on either of them, for the courier between the two: its customer never learns what it pays
 * nor the other courier what it takes (docs/rules/brokerage.md, "Who reads what"). null for everybody else, and once the
 * order was given back.
 */
export async function shownBrokerage(
  ctx: Context,
  order: MaybeBrokered,
  { tenantId, seesPrices }: OrderViewer,
): Promise<Schema<'Brokerage'> | null> {
  const sold = order.brokered_to_tenant_id !== null && order.receiver_tenant_id === tenantId
  const bought = order.broker_tenant_id === tenantId
  if (!sold && !bought) return null
  const row = await ctx.db
    .selectFrom('order_brokerages as b')
    .innerJoin('tenants as receiver', 'receiver.id', 'b.receiver_tenant_id')
    .leftJoin('delivery_order_prices as sell', 'sell.delivery_order_id', 'b.sell_order_id')
    .leftJoin('delivery_order_prices as buy', 'buy.delivery_order_id', 'b.buy_order_id')
    .where('b.tenant_id', '=', tenantId)
    .where('b.ended_at', 'is', null)
    .where(sold ? 'b.sell_order_id' : 'b.buy_order_id', '=', order.id)
    .select(['b.sell_order_id', 'b.buy_order_id', 'receiver.id as receiver_id', 'receiver.name as receiver_name'])
    .select(['sell.pre_tax_cents as sell_cents', 'buy.pre_tax_cents as buy_cents'])
    .executeTakeFirst()
  if (!row) return null
  return {
    sellOrderId: row.sell_order_id,
    buyOrderId: row.buy_order_id,
    receiverTenant: { id: row.receiver_id, name: row.receiver_name },
    sellPreTaxCadCents: seesPrices ? row.sell_cents : null,
    buyPreTaxCadCents: seesPrices ? row.buy_cents : null,
    marginCadCents: seesPrices ? marginOf(row.sell_cents, row.buy_cents) : null,
  }
}
