import { formError } from '#server/errors.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#server/http/handler-types.ts'
import { lockEditableOrder } from './locked-order.ts'
import { editPrice } from './price-edit.ts'
import { loadPriceSnapshot } from './price-snapshot.ts'
import { requirePrices, trimmed } from './pricing-change.ts'

/** As many as the contract lets one send at once, so that a price with all of them can be edited. */
const MOST_ADJUSTMENTS = 50

/**
 * Adds one adjustment to a price, whatever else is on it by now.
 * @throws forbidden for those who may not read prices
 */
export async function addPriceModifier(
  ctx: Context,
  orderId: number,
  adjustment: Schema<'PriceAdjustment'>,
): Promise<Schema<'PricingOverridden'>> {
  await requirePrices(ctx)
  const order = await lockEditableOrder(ctx, orderId)
  const snapshot = await loadPriceSnapshot(ctx, orderId)
  const { adjustments } = snapshot.inputs.input
  if (adjustments.length >= MOST_ADJUSTMENTS) {
    throw formError({ '': [`A price can have at most ${MOST_ADJUSTMENTS} adjustments`] })
  }
  const { answer, repriced } = await editPrice(ctx, order, snapshot, {
    adjustments: [...adjustments, trimmed(adjustment)],
  })
  return { ...answer, modifierId: repriced.inputs.lastAdjustmentId }
}
