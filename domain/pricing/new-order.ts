import type { OrderedComponents, OrderTotals } from '../orders/order-components.ts'
import { addDays, wallTimeAt } from '../time/zoned-time.ts'
import { fuelForOrder, type FuelSettings } from './fuel.ts'
import { priceOrder } from './price-order.ts'
import { readRevision } from './read-snapshot.ts'
import type { PriceResult, PricingInput, RevisionPricing } from './types.ts'

/** What of a courier's settings a price depends on. */
export interface CourierCalendar {
  /** IANA zone of the courier. */
  readonly timeZone: string
  /** None when it is left out. */
  readonly holidays?: PricingInput['holidays']
  /** Null or left out: the courier has none. */
  readonly fuel?: FuelSettings | null
}

/** An order as its price sees it. */
export interface PriceableOrder {
  readonly offer: CourierCalendar & { readonly pricing: RevisionPricing }
  readonly components: OrderedComponents
  readonly totals: OrderTotals
  /** Metres. */
  readonly route: { readonly distanceM: number }
  /** Two letters; empty when it is not known. */
  readonly pickupProvince: string
  /** Two letters; empty when it is not known. */
  readonly dropoffProvince: string
  /** Another carrier buys it of one that zero rates such orders. */
  readonly isInterlined?: boolean
  /** Of a customer that bears no tax. */
  readonly taxExemption?: string | null
  /** Unix seconds. */
  readonly availableAt: number
  /** Unix seconds; null when nothing is promised. */
  readonly dueAt?: number | null
  readonly pickup?: PricingInput['pickup']
  readonly dropoff?: PricingInput['dropoff']
}

/** What of an order's input follows from when it is to be fetched: with another time it is looked up anew. */
export function inputOfDay(
  pricing: RevisionPricing,
  { timeZone, holidays = [], fuel }: CourierCalendar,
  availableAt: number,
): Required<Pick<PricingInput, 'availableAt' | 'fuel' | 'holidays'>> {
  const { fuelSurchargeOf, fuelType } = readRevision(pricing)
  const { date } = wallTimeAt(availableAt, timeZone)
  const dayBefore = addDays(date, -1)
  return {
    availableAt,
    fuel: fuelSurchargeOf !== null && fuel ? fuelForOrder(fuel, fuelType, availableAt, timeZone) : null,
    // A window of the evening before may reach into the day. Others never matter, and orders keep what is here.
    holidays: holidays.filter((day) => day === date || day === dayBefore),
  }
}

/**
 * Prices a new order on the published revision; input and result are what the snapshot keeps.
 * @throws PriceBeyondBound
 */
export function priceNewOrder(order: PriceableOrder): { input: PricingInput; result: PriceResult } {
  const input = newOrderInput(order)
  return { input, result: priceOrder(order.offer.pricing, input) }
}

/** What the price of a new order is worked out from. */
export function newOrderInput(order: PriceableOrder): PricingInput {
  const { offer, components, totals, route, pickupProvince, dropoffProvince, isInterlined, taxExemption = null } = order
  const { availableAt, dueAt, pickup, dropoff } = order
  return {
    distanceM: route.distanceM,
    weightKg: totals.weightKg,
    volumeM3: totals.volumeM3,
    parcels: components.parcels.map(({ parcelTypeId, quantity }) => ({ parcelTypeId, quantity })),
    serviceSpeedId: components.speed.id,
    tagIds: components.tags.map(({ id }) => id),
    manualPriceCadCents: null,
    waitTimeCadCents: 0,
    adjustments: [],
    dropoffProvince: dropoffProvince || null,
    pickupProvince: pickupProvince || null,
    ...(isInterlined && { isInterlined }),
    ...(taxExemption !== null && { taxExemption }),
    timeZone: offer.timeZone,
    ...inputOfDay(offer.pricing, offer, availableAt),
    ...(dueAt !== undefined && { dueAt }),
    ...(pickup !== undefined && { pickup }),
    ...(dropoff !== undefined && { dropoff }),
  }
}
