import type {
  LineItem,
  PriceAdjustment,
  Pricing,
  PricingItemsDataItem,
  PricingOverridePreview,
} from '#generated/model/index.ts'
import { gstPercent, type MockPrice, priced, unpriced } from './price.ts'
import type { MockOrder } from './world-types.ts'

/** What a person may change of a price; `manualPriceCadCents` left out stays as it is. */
type Override = Pick<PricingOverridePreview, 'items' | 'waitTimePriceCadCents' | 'manualPriceCadCents'>

const adjustmentKey = /^adjustment:(\d+)$/

/** A stand-in for a price with other adjustments: the same lines, the new ones, and a tax that follows. */
export function overriddenPrice({ view, pricingItems }: MockOrder, override: Override): MockPrice {
  const { pricingType, status } = view.pricing
  const typed = override.manualPriceCadCents === undefined ? manualPriceOf(pricingItems) : override.manualPriceCadCents
  if (pricingType === 'manual' && typed === null) return { pricing: unpriced('pending'), items: [] }
  if (pricingType !== 'manual' && status !== 'priced') return { pricing: view.pricing, items: [...pricingItems] }
  const base = pricingType === 'manual' ? [line('base', 'manual_price', 'Price', typed ?? 0)] : unchanged(pricingItems)
  const { waitTimePriceCadCents } = override
  const lines = [
    ...base,
    line(waitTimePriceCadCents === 0 ? 'base' : 'other', 'wait_time', 'Wait Time', waitTimePriceCadCents),
    ...override.items.map(({ name, priceCadCents }, index) =>
      line('other', `adjustment:${index + 1}`, name, priceCadCents),
    ),
  ]
  const preTaxCadCents = lines.reduce((sum, { priceCadCents }) => sum + priceCadCents, 0)
  const items = [...lines, line('tax', 'tax', 'GST', Math.round((preTaxCadCents * gstPercent) / 100))]
  const pricing = priced(items, preTaxCadCents)
  return {
    items,
    pricing: {
      ...pricing,
      pricingType,
      type: pricingType === 'manual' ? 'other' : 'default',
      lineItems: pricing.lineItems.map((group) => ({ ...group, items: group.items.map(withModifierId) })),
    },
  }
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

function withModifierId(item: LineItem): LineItem {
  const number = adjustmentKey.exec(item.key)?.[1]
  return number === undefined ? item : { ...item, modifierId: Number(number) }
}

function unchanged(items: readonly PricingItemsDataItem[]): PricingItemsDataItem[] {
  return items.filter(({ key, group }) => group !== 'tax' && key !== 'wait_time' && !adjustmentKey.test(key))
}

/** What a person typed as the whole price, in cents; null while nobody has. */
export function manualPriceOf(items: readonly PricingItemsDataItem[]): number | null {
  return items.find(({ key }) => key === 'manual_price')?.priceCadCents ?? null
}

function line(
  group: PricingItemsDataItem['group'],
  key: string,
  name: string,
  priceCadCents: number,
): PricingItemsDataItem {
  return { key, group, name, priceCadCents, reason: { rule: key.replace(/:\d+$/, '') } }
}
