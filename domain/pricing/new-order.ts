import type { OrderedComponents, OrderTotals } from '../order-components.ts'
import { priceOrder } from './price-order.ts'
import type { FuelSurcharge, PriceResult, PricingInput, RevisionPricing } from './types.ts'

/** An order as its price sees it. */
export interface PriceableOrder {
  readonly offer: {
    readonly pricing: RevisionPricing
    /** IANA zone of the courier. */
    readonly timeZone: string
    /** The courier's calendar; none when it is left out. */
    readonly holidays?: PricingInput['holidays']
  }
  readonly components: OrderedComponents
  readonly totals: OrderTotals
  /** Metres. */
  readonly route: { readonly distanceM: number }
  /** Two letters. */
  readonly dropoffProvince: string
  /** Unix seconds. */
  readonly availableAt: number
  /** Unix seconds; null when nothing is promised. */
  readonly dueAt?: number | null
  readonly pickup?: PricingInput['pickup']
  readonly dropoff?: PricingInput['dropoff']
  /** In force at `availableAt` (`fuel.ts`); null when the courier has none. */
  readonly fuel?: FuelSurcharge | null
}

/** Prices a new order on the published revision; input and result are what the snapshot keeps. */
export function priceNewOrder(order: PriceableOrder): { input: PricingInput; result: PriceResult } {
  const { offer, components, totals, route, dropoffProvince, availableAt, dueAt, pickup, dropoff, fuel } = order
  const input: PricingInput = {
    distanceM: route.distanceM,
    weightKg: totals.weightKg,
    volumeM3: totals.volumeM3,
    parcels: components.parcels.map(({ parcelTypeId, quantity }) => ({ parcelTypeId, quantity })),
    serviceSpeedId: components.speed.id,
    tagIds: components.tags.map(({ id }) => id),
    manualPriceCadCents: null,
    fuel: fuel ?? null,
    waitTimeCadCents: 0,
    adjustments: [],
    dropoffProvince: dropoffProvince === '' ? null : dropoffProvince,
    availableAt,
    timeZone: offer.timeZone,
    ...(dueAt !== undefined && { dueAt }),
    ...(offer.holidays !== undefined && { holidays: offer.holidays }),
    ...(pickup !== undefined && { pickup }),
    ...(dropoff !== undefined && { dropoff }),
  }
  return { input, result: priceOrder(offer.pricing, input) }
}
