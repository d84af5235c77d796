import { belowZero, discountQuestion, discountToConfirm } from '#domain/pricing/adjustments.ts'
import { reprice, type PriceChange } from '#domain/pricing/reprice.ts'
import { formError, largeDiscount } from '#server/errors.ts'
import type { PriceSnapshot } from './price-snapshot.ts'

/**
 * Holds a person's change of a price against the discounts on it (docs/rules/pricing.md, "Adjustments and discounts").
 * @param pointerOf the field of an adjustment by its place in the list; without it no field is to blame
 * @throws formError `price_below_zero`
 */
export function refuseBelowZero(
  snapshot: PriceSnapshot,
  change: PriceChange,
  pointerOf?: (index: number) => string,
): void {
  const { result, inputs } = reprice(snapshot, change)
  const refusal = belowZero(reprice(snapshot, {}).result, result, inputs.input.adjustments)
  if (refusal === null) return
  const { index, message, summary } = refusal
  throw formError(pointerOf === undefined ? {} : { [pointerOf(index)]: [message] }, 'price_below_zero', summary)
}

/**
 * Asks about a discount that is larger than one gives without a second thought.
 * @param confirmed whether the person said yes to it
 * @throws largeDiscount
 */
export function askForLargeDiscount(snapshot: PriceSnapshot, change: PriceChange, confirmed = false): void {
  if (confirmed) return
  const discount = discountToConfirm(reprice(snapshot, {}).result, reprice(snapshot, change).result)
  if (discount !== null) throw largeDiscount(discountQuestion(discount), discount.percent)
}
