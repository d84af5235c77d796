import { type Actor, addUpdate } from './order-acts.ts'
import { openCheckIns, stamp, waitTimePrice } from './order-records.ts'
import { overriddenPrice, overrideOf, putPrice } from './price-override.ts'
import type { MockPrice } from './price.ts'
import { tellPrice } from './told.ts'
import type { MockOrder, World } from './world-types.ts'

/**
 * Gives an order another price. When the total is another one, the timeline says so, and an order that is billed carries the
 * exception.
 * @param at unix seconds
 */
export function reprice(world: World, order: MockOrder, price: MockPrice, actor: Actor, at: number): void {
  const pricingFrom = order.view.pricing.priceCadCents
  const pricingTo = price.pricing.priceCadCents
  const preTaxFrom = order.view.pricing.preTaxCadCents
  putPrice(order, price, at)
  if (pricingFrom === pricingTo) return
  const { billStatus, exceptions } = order.view
  if (billStatus === 'exported')
    order.view = { ...order.view, exceptions: [...new Set([...exceptions, 'price_changed_after_export' as const])] }
  addUpdate(world, order, 'assigned_pricingUpdated', actor, at, { pricingFrom, pricingTo })
  tellPrice(world, order, preTaxFrom, actor, at)
}

/**
 * Lets the price follow what the driver waited, unless somebody typed another amount. A closed order keeps its price.
 * @param at unix seconds
 */
export function chargeWaiting(world: World, order: MockOrder, actor: Actor, at: number): void {
  const { status, pricing } = order.view
  const standing = overrideOf(pricing)
  const waitTimePriceCadCents = order.typedWaitTimeCadCents ?? waitTimePrice(order)
  if (status === 'completed' || status === 'cancelled' || waitTimePriceCadCents === standing.waitTimePriceCadCents)
    return
  reprice(world, order, overriddenPrice(order, { ...standing, waitTimePriceCadCents }), actor, at)
}

/**
 * Ends the waits of a driver who is about to lose the order: whoever comes next could not check in.
 * @param at unix seconds
 */
export function endWaits(world: World, order: MockOrder, actor: Actor, at: number): void {
  const open = openCheckIns(order)
  for (const { uid, stop } of open) stamp(world, order, { type: 'checkout', uid, stop }, actor, at)
  if (open.length > 0) chargeWaiting(world, order, actor, at)
}
