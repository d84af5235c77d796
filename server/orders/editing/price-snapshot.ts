import type { RepriceablePrice } from '#domain/pricing/reprice.ts'
import type { Context } from '#server/http/context.ts'
import { legacyOrder } from './locked-order.ts'

/** The stored price of an order with the revision that it is pinned to. */
export interface PriceSnapshot extends RepriceablePrice {
  readonly version: number
  /** Cents; null unless priced. */
  readonly totalCents: number | null
  /** The same before tax. */
  readonly preTaxCents: number | null
}

/**
 * Null for an order without one, which came from elsewhere. Only the courier reads it: the revision's prices are its own.
 * Whoever changes the price locks the order first (lockOrder).
 */
export async function findPriceSnapshot(ctx: Context, orderId: number): Promise<PriceSnapshot | null> {
  const row = await ctx.db
    .selectFrom('delivery_order_prices as price')
    .innerJoin('service_revisions as revision', 'revision.id', 'price.service_revision_id')
    .where('price.delivery_order_id', '=', orderId)
    .select([
      'price.version',
      'price.total_cents',
      'price.pre_tax_cents',
      'price.wait_time_override_cents',
      'price.inputs',
      'revision.pricing',
    ])
    .executeTakeFirst()
  if (!row) return null
  return {
    version: row.version,
    totalCents: row.total_cents,
    preTaxCents: row.pre_tax_cents,
    inputs: row.inputs,
    revision: row.pricing,
    waitTimeOverrideCadCents: row.wait_time_override_cents,
  }
}

/** @throws formError `legacy_order` for an order without a price snapshot */
export async function loadPriceSnapshot(ctx: Context, orderId: number): Promise<PriceSnapshot> {
  const snapshot = await findPriceSnapshot(ctx, orderId)
  if (!snapshot) throw legacyOrder()
  return snapshot
}
