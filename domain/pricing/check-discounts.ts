import { formError, largeDiscount } from '../text/refusal.ts'
import { belowZero, discountQuestion, discountToConfirm } from './adjustments.ts'
import { type PriceChange, reprice, type RepriceablePrice } from './reprice.ts'

/**
 * Holds a person's change of a price against the discounts on it (docs/rules/pricing.md, "Adjustments and discounts").
 * @param pointerOf the field of an adjustment by its place in the list; without it no field is to blame
 * @throws formError `price_below_zero`
 */
export function refuseBelowZero(
  price: RepriceablePrice,
  change: PriceChange,
  pointerOf?: (index: number) => string,
): void {
  const { result, inputs } = reprice(price, change)
  const refusal = belowZero(reprice(price, {}).result, result, inputs.input.adjustments)
  if (refusal === null) return
  const { index, message, summary } = refusal
  throw formError(pointerOf === undefined ? {} : { [pointerOf(index)]: [message] }, 'price_below_zero', summary)
}

/**
 * Asks about a discount that is larger than one gives without a second thought.
 * @param confirmed whether the person said yes to it
 * @throws largeDiscount
 */
export function askForLargeDiscount(price: RepriceablePrice, change: PriceChange, confirmed = false): void {
  const discount = confirmed ? null : discountToConfirm(reprice(price, {}).result, reprice(price, change).result)
  if (discount !== null) throw largeDiscount(discountQuestion(discount), discount.percent)
}
