import { priceOrder } from '#domain/pricing/price-order.ts'
import type { PriceResult, PricingInput } from '#domain/pricing/types.ts'
import type { OrderedComponents, OrderTotals } from './check-order.ts'
import type { OrderOffer } from './order-offer.ts'
import type { Route } from './route-provider.ts'

/** An order as its price sees it. */
export interface PriceableOrder {
  readonly offer: OrderOffer
  readonly components: OrderedComponents
  readonly totals: OrderTotals
  readonly route: Route
  /** Two letters. */
  readonly dropoffProvince: string
  /** Unix seconds. */
  readonly availableAt: number
}

/** Prices a new order on the published revision; input and result are what the snapshot keeps. */
export function priceNewOrder(order: PriceableOrder): { input: PricingInput; result: PriceResult } {
  const { offer, components, totals, route, dropoffProvince, availableAt } = order
  const input: PricingInput = {
    distanceM: route.distanceM,
    weightKg: totals.weightKg,
    volumeM3: totals.volumeM3,
    parcels: components.parcels.map(({ parcelTypeId, quantity }) => ({ parcelTypeId, quantity })),
    serviceSpeedId: components.speed.id,
    tagIds: components.tags.map(({ id }) => id),
    modifiers: [],
    manualPriceCadCents: null,
    fuel: null,
    waitTimeCadCents: 0,
    adjustments: [],
    dropoffProvince: dropoffProvince === '' ? null : dropoffProvince,
    availableAt,
    timeZone: offer.timeZone,
  }
  return { input, result: priceOrder(offer.pricing, input) }
}
