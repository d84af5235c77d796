import { formatCents } from '../amounts/money.ts'
import { preTaxTotal, sumOf } from './totals.ts'
import type { PriceAdjustment, PriceLine, PriceResult } from './types.ts'

/** Most adjustments of one price, and of one pay (docs/rules/pricing.md, "Adjustments and discounts"). */
export const mostAdjustments = 50

/** The most cents of one adjustment either way: 100,000.00. */
export const mostAdjustmentCadCents = 10_000_000

/** A discount of more percent of the pre-tax total without it asks for a yes. */
export const largestQuietDiscountPercent = 30

/** A discount: the sum of all negative adjustments, what it is taken of, and which part of that it is. */
export interface Discount {
  /** Above zero. */
  readonly discountCadCents: number
  /** The pre-tax total without the discount, additions included. */
  readonly ofCadCents: number
  readonly percent: number
}

type Priced = Pick<PriceResult, 'status' | 'lines'>

/** What all discounts of a price come to; null without one, and while there is no price that it could be a part of. */
export function discountOf({ status, lines }: Priced): Discount | null {
  if (status !== 'priced') return null
  const discountCadCents = -sumOf(lines.filter(isDiscount))
  if (discountCadCents === 0) return null
  const ofCadCents = preTaxTotal(lines.filter((line) => !isDiscount(line) && line.reason.rule !== 'floor'))
  return { discountCadCents, ofCadCents, percent: ofCadCents <= 0 ? 100 : (100 * discountCadCents) / ofCadCents }
}

/**
 * The discount that has to be agreed to before a price becomes `after`, or null: one above 30 %, unless it was as large a part
 * of the price before.
 */
export function discountToConfirm(before: Priced, after: Priced): Discount | null {
  const discount = discountOf(after)
  if (discount === null || discount.percent <= largestQuietDiscountPercent) return null
  return discount.percent > (discountOf(before)?.percent ?? 0) ? discount : null
}

/** What the person who gives a discount is asked: "The discount is 42.9 % of $17.85. Apply it?" */
export function discountQuestion({ percent, ofCadCents }: Discount): string {
  return `The discount is ${Math.round(percent * 10) / 10} % of ${formatCents(ofCadCents)}. Apply it?`
}

/** An adjustment that takes more off than is left. */
export interface Overdraft {
  /** Of the adjustment, in the list of them. */
  readonly index: number
  /** What it could take off at most, in cents, zero or more. */
  readonly leftCadCents: number
}

/**
 * The adjustment that takes the pre-tax total below zero, or null: of the discounts in their order the first that is more than
 * what the ones before it left, all additions counted.
 * @param price made with these adjustments
 */
export function overdraftOf(price: Priced, adjustments: readonly PriceAdjustment[]): Overdraft | null {
  if (shortfallOf(price) === 0) return null
  let leftCadCents = Math.max(0, discountOf(price)?.ofCadCents ?? 0)
  for (const [index, { priceCadCents }] of adjustments.entries()) {
    if (priceCadCents >= 0) continue
    if (leftCadCents + priceCadCents < 0) return { index, leftCadCents }
    leftCadCents += priceCadCents
  }
  return null
}

/** Why a change of a price is refused, in words. */
export interface BelowZero {
  /** Of the adjustment, in the list of them. */
  readonly index: number
  /** At that adjustment. */
  readonly message: string
  /** Of the whole. */
  readonly summary: string
}

/**
 * Why a person may not make `after` of a price, or null: it takes the price below zero. One that was there before, by
 * discounts of before this rule, may be mended step by step.
 * @param adjustments of the price after
 */
export function belowZero(before: Priced, after: Priced, adjustments: readonly PriceAdjustment[]): BelowZero | null {
  const exceedsBy = shortfallOf(after)
  if (exceedsBy <= shortfallOf(before)) return null
  const overdraft = overdraftOf(after, adjustments)
  if (overdraft === null) return null
  const left = formatCents(overdraft.leftCadCents)
  return {
    index: overdraft.index,
    message: `At most ${left} can be taken off: a price is never below zero`,
    summary: `The discounts exceed the price by ${formatCents(exceedsBy)}.`,
  }
}

/** By how many cents the discounts exceed the price: what the line `floor` gives back. */
export function shortfallOf({ lines }: Priced): number {
  return sumOf(lines.filter(({ reason }) => reason.rule === 'floor'))
}

function isDiscount({ reason, priceCadCents }: PriceLine): boolean {
  return reason.rule === 'adjustment' && priceCadCents < 0
}
