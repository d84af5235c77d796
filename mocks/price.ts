import type { LineItemGroup, Pricing, PricingItemsDataItem, ServiceSpeed, Tag } from '#generated/model/index.ts'
import type { MockService } from './world-types.ts'

export interface MockPrice {
  readonly pricing: Pricing
  readonly items: PricingItemsDataItem[]
}

export const gstPercent = 5

/**
 * A stand-in for a price: base fee, distance, speed, tags, tax, so that figures move as one edits and add up. The product's
 * rules for prices live in its server; what this answers is only ever shown.
 */
export function mockPrice(order: {
  readonly service: MockService
  readonly speed: ServiceSpeed
  readonly tags: readonly Tag[]
  readonly distanceM: number
}): MockPrice {
  const { service, speed, tags, distanceM } = order
  if (service.summary.pricingType === 'manual') return { pricing: unpriced('pending'), items: [] }
  const line = (group: PricingItemsDataItem['group'], key: string, name: string, priceCadCents: number) => ({
    key,
    group,
    name,
    priceCadCents,
    reason: { rule: key },
  })
  const base = [
    line('base', 'base_fee', 'Base Fee', service.baseCadCents),
    line('base', 'distance_range', 'Distance', Math.round((distanceM / 1_000) * service.perKilometreCadCents)),
  ]
  const percent = service.percentBySpeed[speed.id] ?? 0
  const other = [
    line('other', 'service_speed', speed.name, Math.round((sum(base) * percent) / 100)),
    ...tags.map((tag) => line('other', 'tag', tag.name, service.centsByTag[tag.id] ?? 0)),
  ]
  const preTaxCadCents = sum(base) + sum(other)
  const tax = [line('tax', 'tax', 'GST', Math.round((preTaxCadCents * gstPercent) / 100))]
  const charged = [...base, ...other, ...tax].filter(({ priceCadCents }) => priceCadCents !== 0)
  return { pricing: priced(charged, preTaxCadCents), items: charged }
}

export function unpriced(status: 'pending' | 'missing'): Pricing {
  const pricingType = status === 'pending' ? 'manual' : 'variable'
  return {
    type: 'default',
    pricingType,
    status,
    hidden: false,
    priceCadCents: null,
    preTaxCadCents: null,
    lineItems: [],
  }
}

/** The price without its amounts, for somebody who may not read them. */
export function hiddenPricing(pricing: Pricing): Pricing {
  return { ...pricing, hidden: true, priceCadCents: null, preTaxCadCents: null, lineItems: [] }
}

/** The groups and sums of lines, in cents. */
export function priced(items: readonly PricingItemsDataItem[], preTaxCadCents: number): Pricing {
  const group = (key: PricingItemsDataItem['group'], label: string, subtotalLabel: string): LineItemGroup[] => {
    const own = items.filter((item) => item.group === key)
    if (own.length === 0) return []
    const lines = own.map(({ key: lineKey, name, priceCadCents }) => ({ key: lineKey, name, priceCadCents }))
    return [{ label, items: lines, subtotalLabel, subtotalCadCents: sum(own) }]
  }
  return {
    type: 'default',
    pricingType: 'variable',
    status: 'priced',
    hidden: false,
    priceCadCents: sum(items),
    preTaxCadCents,
    lineItems: [
      ...group('base', 'Base Order', 'Base Order Subtotal'),
      ...group('other', 'Other', 'Other Subtotal'),
      ...group('tax', 'Tax', 'Tax Total'),
    ],
  }
}

function sum(items: readonly { readonly priceCadCents: number }[]): number {
  return items.reduce((total, { priceCadCents }) => total + priceCadCents, 0)
}
