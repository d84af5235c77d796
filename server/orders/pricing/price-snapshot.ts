import { legacyOrder, type RepriceablePrice } from '#domain/pricing/reprice.ts'
import type { PriceLine } from '#domain/pricing/types.ts'
import type { Context } from '#server/http/context.ts'
import { loadPricing } from '#server/services/load-pricing.ts'

/** The stored price of an order with the revision that it is pinned to. */
export interface PriceSnapshot extends RepriceablePrice {
  readonly version: number
  /** As they are stored, of the last time that it was priced. */
  readonly lines: readonly PriceLine[]
  /** Cents, as the total; null unless priced. */
  readonly preTaxCents: number | null
  readonly totalCents: number | null
}

/**
 * Null for an order without one, which came from elsewhere. Only the courier reads it: the revision's prices are its own.
 * A caller that changes the price locks the order first (lockOrder).
 */
export async function findPriceSnapshot(ctx: Context, orderId: number): Promise<PriceSnapshot | null> {
  const row = await ctx.db
    .selectFrom('delivery_order_prices as price')
    .innerJoin('service_revisions as revision', 'revision.id', 'price.service_revision_id')
    .where('price.delivery_order_id', '=', orderId)
    .select([
      'price.version',
      'price.lines',
      'price.pre_tax_cents',
      'price.total_cents',
      'price.wait_time_override_cents',
      'price.inputs',
      'revision.id as revision_id',
      'revision.pricing_name',
    ])
    .executeTakeFirst()
  if (!row) return null
  return {
    version: row.version,
    lines: row.lines,
    preTaxCents: row.pre_tax_cents,
    totalCents: row.total_cents,
    inputs: row.inputs,
    revision: await loadPricing(ctx.db, row.revision_id, row.pricing_name),
    waitTimeOverrideCadCents: row.wait_time_override_cents,
  }
}

/** @throws formError `legacy_order` for an order without a price snapshot */
export async function loadPriceSnapshot(ctx: Context, orderId: number): Promise<PriceSnapshot> {
  const snapshot = await findPriceSnapshot(ctx, orderId)
  if (!snapshot) throw legacyOrder()
  return snapshot
}
