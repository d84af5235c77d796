import { type PriceChange, pricingChange as changeAsked } from '#domain/pricing/reprice.ts'
import { pricesHidden } from '#domain/text/refusals.ts'
import { forbidden, formError } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { orderViewer } from '../core/order-viewer.ts'
import type { PriceSnapshot } from './price-snapshot.ts'

/** @throws forbidden: what nobody may read nobody may set */
export async function requirePrices(ctx: Context): Promise<void> {
  const { seesPrices } = await orderViewer(ctx)
  if (!seesPrices) throw forbidden(pricesHidden)
}

/**
 * What the pricing dialog asks for.
 * @throws formError on `/manualPriceCadCents` for an order whose price the service sets
 */
export function pricingChange(body: Schema<'PricingOverridePreview'>, snapshot: PriceSnapshot): PriceChange {
  const { change, refusal } = changeAsked(body, snapshot)
  if (refusal !== null) throw formError({ '/manualPriceCadCents': [refusal] })
  return change
}

/** The field of an adjustment of the pricing dialog. */
export function adjustmentPointer(index: number): string {
  return `/items/${index}/priceCadCents`
}

/** An adjustment as it is stored. */
export function trimAdjustment({ name, priceCadCents }: Schema<'PriceAdjustment'>): Schema<'PriceAdjustment'> {
  return { name: name.trim(), priceCadCents }
}
