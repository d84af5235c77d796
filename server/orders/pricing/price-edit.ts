import { amountChanges, changeOf, type FieldChange } from '#domain/orders/order-changes.ts'
import type { PriceChange } from '#domain/pricing/reprice.ts'
import { shownPricing } from '#domain/pricing/shown-pricing.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { announce } from '../core/order-timeline.ts'
import type { LockedOrder } from '../core/locked-order.ts'
import type { PriceSnapshot } from './price-snapshot.ts'
import { storeReprice, type RepricedOrder } from './reprice-order.ts'

/** A price that a person changed. */
export interface PriceEdit extends RepricedOrder {
  readonly answer: Schema<'PricingOverridden'>
}

type PriceInput = PriceSnapshot['inputs']['input']

/** Makes a person's change of a price, says in the timeline what it was, and tells everyone concerned. */
export async function editPrice(
  ctx: Context,
  order: LockedOrder,
  snapshot: PriceSnapshot,
  change: PriceChange,
): Promise<PriceEdit> {
  const edited = await storeReprice(ctx, order, snapshot, change, {
    changesOf: ({ inputs }) => changesOf(snapshot.inputs.input, inputs.input),
  })
  await announce(ctx, order, {
    verb: 'pricing-updated',
    status: order.status,
    before: recordOf(snapshot.inputs.input, edited.fromCents),
    details: recordOf(edited.repriced.inputs.input, edited.toCents),
  })
  const pricing = shownPricing(edited.price, true)
  return { ...edited, answer: { id: order.id, version: edited.version, updatedAt: ctx.now, pricing } }
}

function changesOf(before: PriceInput, after: PriceInput): FieldChange[] {
  return [
    ...changeOf({ field: 'manualPrice' }, before.manualPriceCadCents, after.manualPriceCadCents),
    ...changeOf({ field: 'waitTime' }, before.waitTimeCadCents, after.waitTimeCadCents),
    ...amountChanges('adjustment', before.adjustments, after.adjustments),
  ]
}

/** What of a price a person can change, as the audit keeps it. */
function recordOf(input: PriceInput, totalCents: number | null) {
  const { adjustments, waitTimeCadCents, manualPriceCadCents } = input
  return { adjustments, waitTimeCadCents, manualPriceCadCents, totalCents }
}
