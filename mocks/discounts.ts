import { belowZero, discountQuestion, discountToConfirm } from '#domain/pricing/adjustments.ts'
import type { MockPrice } from './price.ts'
import { formError, largeDiscount } from './refusals.ts'
import type { MockOrder } from './world-types.ts'

/**
 * Refuses what a person may not make of a price.
 * @param pointerOf the field of an adjustment by its place in the list; without it no field is to blame
 * @throws 422 `price_below_zero`
 */
export function refuseBelowZero(order: MockOrder, after: MockPrice, pointerOf?: (index: number) => string): void {
  const adjustments = after.items.filter(({ reason }) => reason.rule === 'adjustment')
  const refusal = belowZero(pricedOf(order.pricingItems), pricedOf(after.items), adjustments)
  if (refusal === null) return
  const { index, message, summary } = refusal
  throw formError(pointerOf === undefined ? {} : { [pointerOf(index)]: [message] }, 'price_below_zero', summary)
}

/** @throws 422 `large_discount` for one that nobody said yes to */
export function askForLargeDiscount(order: MockOrder, after: MockPrice, confirmed = false): void {
  const discount = confirmed ? null : discountToConfirm(pricedOf(order.pricingItems), pricedOf(after.items))
  if (discount !== null) throw largeDiscount(discountQuestion(discount), discount.percent)
}

function pricedOf(lines: MockPrice['items']) {
  return { status: 'priced', lines } as const
}
