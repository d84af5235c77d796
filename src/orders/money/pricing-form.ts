import { formatCents } from '#domain/amounts/money.ts'
import type { LineItem, PriceAdjustment, Pricing, PricingOverridePreview } from '#generated/model/index.ts'
import type { ConflictChange } from '#src/orders/acts/ConflictCallout.tsx'
import {
  type AdjustmentRow,
  adjustmentsOf,
  adjustmentsText,
  isAmount,
  isDisputed,
  mergeRows,
  rowsOf,
  rowsProblem,
  sameAdjustments,
} from '#src/orders/money/adjustment-rows.ts'

/** A price as it stood when the dialog took it up: what is shown as "now" and what a save is based on. */
export interface PricingBase {
  readonly pricing: Pricing
  readonly version: number
}

/** What is edited of a price. Amounts in cents; text that is no amount as it was typed. */
export interface PricingForm {
  readonly rows: readonly AdjustmentRow[]
  readonly waitTime: number | string
  /** The typed price; null where the service sets it, and while it is pending or missing. */
  readonly manualPrice: number | string | null
}

const maxWaitTimeCents = 100_000_000
const maxManualPriceCents = 1_000_000_000

/** A price as it is edited; amounts in cents. */
export function pricingForm(pricing: Pricing): PricingForm {
  return {
    rows: rowsOf(storedAdjustments(pricing)),
    waitTime: waitTimeOf(pricing),
    manualPrice: manualPriceOf(pricing),
  }
}

/** What is sent. `rename` gives an adjustment that has no name yet one to be previewed under. */
export function pricingBody(form: PricingForm, pricing: Pricing, rename?: string): PricingOverridePreview {
  const items = adjustmentsOf(form.rows)
  return {
    items: rename === undefined ? items : items.map((item) => ({ ...item, name: item.name || rename })),
    waitTimePriceCadCents: typeof form.waitTime === 'number' ? form.waitTime : 0,
    ...(isTyped(pricing) && {
      manualPriceCadCents: typeof form.manualPrice === 'number' ? form.manualPrice : null,
    }),
  }
}

/** Whether every amount can be read, so that there is something to preview. */
export function hasAmounts({ rows, waitTime, manualPrice }: PricingForm): boolean {
  return (
    rows.every(({ price }) => isAmount(price)) &&
    waitTimeProblem(waitTime) === null &&
    (manualPrice === null || amountProblem(manualPrice) === null)
  )
}

/** Why Update Pricing is disabled, or null (docs/rules/order-edit.md, "Price"). */
export function pricingProblem(form: PricingForm, pricing: Pricing): string | null {
  return (
    (form.manualPrice !== null || needsTyping(pricing) ? manualPriceProblem(form.manualPrice, pricing) : null) ??
    waitTimeProblem(form.waitTime) ??
    rowsProblem(form.rows)
  )
}

/** What is wrong with the price of waiting, cents or the text that is none; null when nothing is. */
export function waitTimeProblem(waitTime: number | string): string | null {
  if (typeof waitTime !== 'number') return 'The price of Wait Time must be a valid number'
  if (waitTime < 0) return 'Wait Time cannot cost less than nothing: add a discount instead'
  return waitTime > maxWaitTimeCents ? `Wait Time can cost ${formatCents(maxWaitTimeCents)} at most` : null
}

function manualPriceProblem(price: number | string | null, { status }: Pricing): string | null {
  if (price !== null) return amountProblem(price)
  return status === 'missing'
    ? 'Enter the price: no band, zone or rate matches this order'
    : 'Enter the price: this service is priced by hand'
}

function amountProblem(price: number | string): string | null {
  if (typeof price !== 'number') return 'The price must be a valid number'
  if (price < 0) return 'The price cannot be less than nothing: add a discount instead'
  return price > maxManualPriceCents ? `The price can be ${formatCents(maxManualPriceCents)} at most` : null
}

/** Whether a person may type the price: of a service priced by hand, and where it is missing or was typed. */
export function isTyped(pricing: Pricing): boolean {
  return needsTyping(pricing) || manualPriceOf(pricing) !== null
}

/** Whether there is no price without one that a person types. */
export function needsTyping({ pricingType, status }: Pricing): boolean {
  return pricingType === 'manual' || status === 'missing'
}

/** Whether two forms say the same, so that there is nothing to save or to lose. */
export function sameForm(left: PricingForm, right: PricingForm): boolean {
  return (
    left.waitTime === right.waitTime &&
    left.manualPrice === right.manualPrice &&
    // Rows that are still being written count too, so the text of prices is compared and not what they would send.
    JSON.stringify(left.rows.map(({ name, price }) => [name, price])) ===
      JSON.stringify(right.rows.map(({ name, price }) => [name, price]))
  )
}

/** What somebody else made of a price, in words, and whether it collides with what is being entered. */
export function pricingChanges(base: Pricing, theirs: Pricing, form: PricingForm): ConflictChange[] {
  const adjustments = { from: storedAdjustments(base), to: storedAdjustments(theirs) }
  const waitTime = { from: waitTimeOf(base), to: waitTimeOf(theirs) }
  const price = { from: manualPriceOf(base), to: manualPriceOf(theirs) }
  return [
    !sameAdjustments(adjustments.from, adjustments.to) && {
      label: 'Adjustments',
      from: adjustmentsText(adjustments.from),
      to: adjustmentsText(adjustments.to),
      both: isDisputed(adjustments.from, form.rows, adjustments.to),
    },
    waitTime.from !== waitTime.to && {
      label: 'Wait Time',
      from: formatCents(waitTime.from),
      to: formatCents(waitTime.to),
      both: form.waitTime !== waitTime.from && form.waitTime !== waitTime.to,
    },
    price.from !== price.to && {
      label: 'Price',
      from: amountText(price.from),
      to: amountText(price.to),
      both: form.manualPrice !== price.from && form.manualPrice !== price.to,
    },
    base.priceCadCents !== theirs.priceCadCents && {
      label: 'Total',
      from: amountText(base.priceCadCents),
      to: amountText(theirs.priceCadCents),
    },
  ].filter((change) => change !== false)
}

/**
 * What is being entered, put on top of what somebody else saved: whatever was left as it stood follows theirs, whatever
 * was touched stays.
 */
export function rebasePricing(form: PricingForm, base: Pricing, theirs: Pricing): PricingForm {
  const before = pricingForm(base)
  const after = pricingForm(theirs)
  const rowsTouched = !sameForm({ ...before, rows: form.rows }, before)
  return {
    rows: rowsTouched ? mergeRows(storedAdjustments(base), form.rows, storedAdjustments(theirs)) : after.rows,
    waitTime: form.waitTime === before.waitTime ? after.waitTime : form.waitTime,
    manualPrice: form.manualPrice === before.manualPrice ? after.manualPrice : form.manualPrice,
  }
}

function amountText(cents: number | null): string {
  return cents === null ? 'no price' : formatCents(cents)
}

function linesOf({ lineItems }: Pricing): LineItem[] {
  return lineItems.flatMap(({ items }) => items)
}

function storedAdjustments(pricing: Pricing): PriceAdjustment[] {
  return linesOf(pricing)
    .filter(({ modifierId }) => modifierId !== undefined)
    .map(({ name, priceCadCents }) => ({ name, priceCadCents }))
}

/** Wait Time stands in the Base Order group, and under Other when it is not zero. */
function waitTimeOf(pricing: Pricing): number {
  return linesOf(pricing).find(({ key }) => key === 'wait_time')?.priceCadCents ?? 0
}

function manualPriceOf(pricing: Pricing): number | null {
  return linesOf(pricing).find(({ key }) => key === 'manual_price')?.priceCadCents ?? null
}
