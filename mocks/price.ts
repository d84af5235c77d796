import { priceLineGroups } from '#domain/pricing/line-item-groups.ts'
import { preTaxTotal, sumOf } from '#domain/pricing/totals.ts'
import type { PriceLine, PriceRule } from '#domain/pricing/types.ts'
import type { LineItem, LineItemGroup, Pricing, ServiceSpeed, Tag } from '#generated/model/index.ts'
import type { MockService } from './world-types.ts'

export interface MockPrice {
  readonly pricing: Pricing
  readonly items: readonly PriceLine[]
}

const gstPercent = 5

/**
 * A stand-in for a price: base fee, distance, speed, tags, tax, so that figures move as one edits and add up. What a service
 * charges for is known to the product's server; what this answers is only ever shown.
 */
export function mockPrice(order: {
  readonly service: MockService
  readonly speed: ServiceSpeed
  readonly tags: readonly Tag[]
  readonly distanceM: number
}): MockPrice {
  const { service, speed, tags, distanceM } = order
  if (service.summary.pricingType === 'manual') return { pricing: unpriced('pending'), items: [] }
  const base = [
    priceLine('base', 'base_fee', 'Base Fee', service.baseCadCents),
    priceLine('base', 'distance_range', 'Distance', Math.round((distanceM / 1_000) * service.perKilometreCadCents)),
  ]
  const percent = service.percentBySpeed[speed.id] ?? 0
  const other = [
    priceLine('other', 'service_speed', speed.name, Math.round((sumOf(base) * percent) / 100)),
    ...tags.map((tag) => priceLine('other', 'tag', tag.name, service.centsByTag[tag.id] ?? 0)),
  ]
  const items = withTax([...base, ...other]).filter(({ priceCadCents }) => priceCadCents !== 0)
  return { pricing: priced(items), items }
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
export function hiddenPricing({ beforeCancellation: _before, ...pricing }: Pricing): Pricing {
  return { ...pricing, hidden: true, priceCadCents: null, preTaxCadCents: null, lineItems: [] }
}

/** The groups and sums of lines, in cents. */
export function priced(lines: readonly PriceLine[]): Pricing {
  return {
    type: 'default',
    pricingType: 'variable',
    status: 'priced',
    hidden: false,
    priceCadCents: sumOf(lines),
    preTaxCadCents: preTaxTotal(lines),
    lineItems: lineItems(lines),
  }
}

export function priceLine(
  group: PriceLine['group'],
  rule: PriceRule,
  name: string,
  priceCadCents: number,
  key: string = rule,
): PriceLine {
  return { key, group, name, priceCadCents, reason: { rule, input: {} } }
}

/** The lines and the tax of what they come to. */
export function withTax(lines: readonly PriceLine[]): readonly PriceLine[] {
  return [...lines, priceLine('tax', 'tax', 'GST', Math.round((preTaxTotal(lines) * gstPercent) / 100))]
}

const adjustmentKey = /^adjustment:(\d+)$/

function lineItems(lines: readonly PriceLine[]): LineItemGroup[] {
  return priceLineGroups({ status: 'priced', lines }).map(({ label, lines: own, subtotalLabel, subtotalCadCents }) => ({
    label,
    items: own.map(lineItem),
    subtotalLabel,
    subtotalCadCents,
  }))
}

function lineItem({ key, name, priceCadCents }: PriceLine): LineItem {
  const number = adjustmentKey.exec(key)?.[1]
  return { key, name, priceCadCents, ...(number !== undefined && { modifierId: Number(number) }) }
}
