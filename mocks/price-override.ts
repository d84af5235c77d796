import { cancellationLine, type CancellationCharge } from '#domain/pricing/cancellation.ts'
import { floorLines } from '#domain/pricing/closing-stages.ts'
import type { PriceLine, PriceRule } from '#domain/pricing/types.ts'
import type { PriceAdjustment, Pricing, PricingOverridePreview } from '#generated/model/index.ts'
import { type MockPrice, priced, priceLine, unpriced, withTax } from './price.ts'
import type { MockOrder } from './world-types.ts'

/** What a person may change of a price; `manualPriceCadCents` left out stays as it is. */
type Override = Pick<PricingOverridePreview, 'items' | 'waitTimePriceCadCents' | 'manualPriceCadCents'>

/** An order as far as its price goes. */
interface PricedOrder {
  readonly view: MockOrder['view']
  readonly pricingItems: readonly PriceLine[]
}

/** A stand-in for a price with other adjustments: the same lines, the new ones, and a tax that follows. */
export function overriddenPrice({ view, pricingItems }: PricedOrder, override: Override): MockPrice {
  const { pricingType, status } = view.pricing
  const typed = override.manualPriceCadCents === undefined ? manualPriceOf(pricingItems) : override.manualPriceCadCents
  if (pricingType === 'manual' && typed === null) return { pricing: unpriced('pending'), items: [] }
  if (pricingType !== 'manual' && status !== 'priced') return { pricing: view.pricing, items: [...pricingItems] }
  const base =
    pricingType === 'manual' ? [priceLine('base', 'manual_price', 'Price', typed ?? 0)] : unchanged(pricingItems)
  const added = [
    ...base,
    priceLine('base', 'wait_time', 'Wait Time', override.waitTimePriceCadCents),
    ...override.items.map(({ name, priceCadCents }, index) =>
      priceLine('other', 'adjustment', name, priceCadCents, `adjustment:${index + 1}`),
    ),
  ]
  const items = withTax([...added, ...floorLines(added)])
  return { items, pricing: { ...priced(items), pricingType, type: pricingType === 'manual' ? 'other' : 'default' } }
}

/** The price of an order that is cancelled, and what it replaces. */
export function cancelledPrice({ view }: MockOrder, charge: CancellationCharge): MockPrice {
  const { pricingType, preTaxCadCents, priceCadCents, lineItems } = view.pricing
  const line = cancellationLine(charge, preTaxCadCents)
  const items = line.priceCadCents === 0 ? [line] : withTax([line])
  return { items, pricing: { ...priced(items), pricingType, beforeCancellation: { priceCadCents, lineItems } } }
}

/** The adjustments of a price, and what waiting costs, as they stand. */
export function overrideOf({ lineItems }: Pricing): Override {
  const lines = lineItems.flatMap(({ items }) => items)
  return {
    items: lines
      .filter(({ modifierId }) => modifierId !== undefined)
      .map(({ name, priceCadCents }): PriceAdjustment => ({ name, priceCadCents })),
    waitTimePriceCadCents: lines.find(({ key }) => key === 'wait_time')?.priceCadCents ?? 0,
  }
}

/** Puts a price on an order, and counts the change. */
export function putPrice(order: MockOrder, { pricing, items }: MockPrice, at: number): void {
  const pricingVersion = order.view.pricingVersion + 1
  order.view = { ...order.view, pricing, pricingVersion, updatedAt: at }
  order.pricingItems.splice(0, order.pricingItems.length, ...items)
}

/** What a change of adjustments, waiting or a typed price works out anew. */
const changing: ReadonlySet<PriceRule> = new Set(['tax', 'wait_time', 'adjustment', 'floor'])

function unchanged(lines: readonly PriceLine[]): PriceLine[] {
  return lines.filter(({ reason }) => !changing.has(reason.rule))
}

/** What a person typed as the whole price, in cents; null while nobody has. */
export function manualPriceOf(lines: readonly PriceLine[]): number | null {
  return lines.find(({ key }) => key === 'manual_price')?.priceCadCents ?? null
}
