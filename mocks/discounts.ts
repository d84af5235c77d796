import { belowZero, discountQuestion, discountToConfirm } from '#domain/pricing/adjustments.ts'
import { formError, largeDiscount } from './refusals.ts'
import type { MockPrice } from './world-types.ts'

/**
 * Refuses what a person may not make of a price.
 * @param pointerOf the field of an adjustment by its place in the list; without it no field is to blame
 * @throws 422 `price_below_zero`
 */
export function refuseBelowZero(before: MockPrice, after: MockPrice, pointerOf?: (index: number) => string): void {
  const refusal = belowZero(before.result, after.result, after.inputs.input.adjustments)
  if (refusal === null) return
  const { index, message, summary } = refusal
  throw formError(pointerOf === undefined ? {} : { [pointerOf(index)]: [message] }, 'price_below_zero', summary)
}

/** @throws 422 `large_discount` for one that nobody said yes to */
export function askForLargeDiscount(before: MockPrice, after: MockPrice, confirmed = false): void {
  const discount = confirmed ? null : discountToConfirm(before.result, after.result)
  if (discount !== null) throw largeDiscount(discountQuestion(discount), discount.percent)
}
