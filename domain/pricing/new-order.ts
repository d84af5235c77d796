import type { OrderedComponents, OrderTotals } from '../order-components.ts'
import { priceOrder } from './price-order.ts'
import type { PriceResult, PricingInput, RevisionPricing } from './types.ts'

/** An order as its price sees it. */
export interface PriceableOrder {
  readonly offer: {
    readonly pricing: RevisionPricing
    /** IANA zone of the courier. */
    readonly timeZone: string
  }
  readonly components: OrderedComponents
  readonly totals: OrderTotals
  /** Metres. */
  readonly route: { readonly distanceM: number }
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
