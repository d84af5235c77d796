import { cancelPrice, type CancellationCharge } from '#domain/pricing/cancellation.ts'
import { type PriceableOrder, priceNewOrder } from '#domain/pricing/new-order.ts'
import { type PriceChange, reprice } from '#domain/pricing/reprice.ts'
import { shownPricing, storedPrice } from '#domain/pricing/shown-pricing.ts'
import type { Pricing } from '#generated/model/index.ts'
import type { MockOrder, MockPrice } from './world-types.ts'

export function newPrice(order: PriceableOrder): MockPrice {
  const { input, result } = priceNewOrder(order)
  const inputs = { input, exceptions: result.exceptions }
  return { revision: order.offer.pricing, inputs, waitTimeOverrideCadCents: null, result }
}

export function changedPrice(price: MockPrice, change: PriceChange): MockPrice {
  return { ...price, ...reprice(price, change) }
}

/** The price of an order that is cancelled, and what it replaces. */
export function cancelledPrice(price: MockPrice, charge: CancellationCharge): MockPrice {
  const { lines, preTaxCadCents: preTaxCents, totalCadCents: totalCents } = price.result
  const result = cancelPrice(price, preTaxCents, charge)
  return { ...price, result, beforeCancellation: { charge, lines, preTaxCents, totalCents } }
}

/** The price as it is shown; without the right to read prices no amount is in it. */
export function pricingOf({ revision, result, beforeCancellation }: MockPrice, readsPrices = true): Pricing {
  const { lines, exceptions, preTaxCadCents: preTaxCents, totalCadCents: totalCents } = result
  const codes = exceptions.map(({ code }) => code)
  const stored = { pricingType: revision.type, exceptions: codes, lines, preTaxCents, totalCents, beforeCancellation }
  return shownPricing(storedPrice(stored), readsPrices)
}

/** Puts a price on an order, and counts the change. */
export function putPrice(order: MockOrder, price: MockPrice, at: number): void {
  const pricingVersion = order.view.pricingVersion + 1
  order.price = price
  order.view = { ...order.view, pricing: pricingOf(price), pricingVersion, updatedAt: at }
}
