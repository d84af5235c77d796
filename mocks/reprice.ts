import { isClosed } from '#domain/orders/order-status.ts'
import { waitTimeFromStamps } from '#domain/pricing/reprice.ts'
import { type Actor, addUpdate } from './order-acts.ts'
import { openCheckIns, stamp, waitTimePrice } from './order-records.ts'
import { changedPrice, putPrice } from './price.ts'
import { tellPrice } from './brokerage-notices.ts'
import type { MockOrder, MockPrice, World } from './world-types.ts'

/**
 * Gives an order another price. When the total is another one, the timeline says so, and an order that is billed carries the
 * exception.
 * @param at unix seconds
 */
export function reprice(world: World, order: MockOrder, price: MockPrice, actor: Actor, at: number): void {
  const { priceCadCents: pricingFrom, preTaxCadCents: preTaxFrom } = order.view.pricing
  putPrice(order, price, at)
  const pricingTo = price.result.totalCadCents
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
  const waitTimeFromStampsCadCents = waitTimePrice(order)
  if (isClosed(order.view.status) || waitTimeFromStampsCadCents === waitTimeFromStamps(order.price)) return
  reprice(world, order, changedPrice(order.price, { waitTimeFromStampsCadCents }), actor, at)
}

/**
 * Ends the waits of a driver who is about to lose the order: the next driver could not check in.
 * @param at unix seconds
 */
export function endWaits(world: World, order: MockOrder, actor: Actor, at: number): void {
  const open = openCheckIns(order)
  for (const { uid, stop } of open) stamp(world, order, { type: 'checkout', uid, stop }, actor, at)
  if (open.length > 0) chargeWaiting(world, order, actor, at)
}
