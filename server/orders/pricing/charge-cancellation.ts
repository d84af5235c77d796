import { cancellationChargeFor, cancelPrice, noCancellationCharges } from '#domain/pricing/cancellation.ts'
import type { Context } from '#server/http/context.ts'
import { withinBroker } from '../chain/sell-side.ts'
import { lockOrder } from '../core/locked-order.ts'
import { findPriceSnapshot } from './price-snapshot.ts'
import { storeRepriced } from './reprice-order.ts'
import type { NewUpdate, OrderRecord } from '../core/order-record.ts'

/**
 * Replaces the price of an order that was cancelled by the charge of the courier that carries it out
 * (docs/rules/order-status.md, "Cancelling"), and keeps
 * what it replaces. Read and written as that courier, no matter who cancels: setting and revision are its own.
 *
 * To be called, and awaited by itself, once the order is cancelled, so that nothing else changes its price any more.
 * @param order as it was before
 * @returns what the timeline says of the price; nothing for an order without a price snapshot, which came from elsewhere
 */
export function chargeCancellation(
  ctx: Context,
  { id, status, receiverTenantId }: OrderRecord,
): Promise<Pick<NewUpdate, 'pricing_from_cents' | 'pricing_to_cents'>> {
  return withinBroker(ctx, { brokerTenantId: receiverTenantId }, async (courier) => {
    const order = await lockOrder(courier, id)
    const snapshot = await findPriceSnapshot(courier, id)
    if (snapshot === null) return {}
    const settings = await courier.db
      .selectFrom('courier_settings')
      .select('cancellation_charge')
      .where('tenant_id', '=', receiverTenantId)
      .executeTakeFirst()
    const charge = cancellationChargeFor(settings?.cancellation_charge ?? noCancellationCharges, status)
    const { lines, preTaxCents, totalCents, inputs, waitTimeOverrideCadCents } = snapshot
    const result = cancelPrice(snapshot, preTaxCents, charge)
    const repriced = { inputs: { ...inputs, exceptions: result.exceptions }, waitTimeOverrideCadCents, result }
    const before = { charge, lines, preTaxCents, totalCents }
    const { fromCents, toCents } = await storeRepriced(courier, order, snapshot, repriced, before)
    return fromCents === toCents ? {} : { pricing_from_cents: fromCents, pricing_to_cents: toCents }
  })
}
