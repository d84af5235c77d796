import { addBrokerActions, carryIds, type BrokerActions } from '#domain/orders/brokered-protocol.ts'
import type { ProtocolAction, StopType } from '#domain/orders/protocol.ts'
import type { Context } from '#server/http/context.ts'
import { loadProtocol } from './stop-protocol.ts'

/**
 * What the sold order's protocol requires, as its driver will be asked for it on the order that carries it out
 * (docs/rules/brokerage.md, "Protocol").
 * Kept with the brokerage: the driver may not read the service that it was sold by.
 */
export async function brokerActions(ctx: Context, sellOrderId: number, buyOrderId: number): Promise<BrokerActions> {
  const [sold, own] = await Promise.all([loadProtocol(ctx, sellOrderId), loadProtocol(ctx, buyOrderId)])
  const at = (stop: StopType) => addBrokerActions(own.asked[stop], sold.asked[stop])
  return { pickup: at('pickup'), dropoff: at('dropoff') }
}

/**
 * The ids under which what was captured on a bought order stands on the sold one.
 * @param asked all that was asked on the bought order, at whichever stop
 */
export async function idsOnSold(
  broker: Context,
  orders: { readonly sellOrderId: number; readonly buyOrderId: number },
  stop: StopType,
  asked: readonly ProtocolAction[],
): Promise<ReadonlyMap<string, string>> {
  const [sold, { asked: brokered }] = await Promise.all([
    loadProtocol(broker, orders.sellOrderId),
    broker.db
      .selectFrom('order_brokerages')
      .select('asked')
      .where('buy_order_id', '=', orders.buyOrderId)
      .executeTakeFirstOrThrow(),
  ])
  return carryIds(asked, brokered[stop], sold.asked[stop])
}
