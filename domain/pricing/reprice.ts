import { formError, type Refusal } from '../text/refusal.ts'
import { priceOrder } from './price-order.ts'
import type { PriceAdjustment, PriceException, PriceResult, PricingInput, RevisionPricing } from './types.ts'

/** What the price of an order was worked out from, as it is stored beside the lines. */
export interface StoredPriceInputs {
  readonly input: PricingInput
  readonly exceptions: readonly PriceException[]
  /**
   * What the closed waits come to by themselves, in cents: kept beside the input so that it stays known while a typed amount
   * is in force. Absent until somebody waited or typed.
   */
  readonly waitTimeFromStampsCadCents?: number
  /** The highest id that an adjustment ever had: one that was taken off must never name another one. */
  readonly lastAdjustmentId?: number
}

/** A price that can be worked out anew: its inputs, the pinned revision, and what a person typed for waiting. */
export interface RepriceablePrice {
  readonly revision: RevisionPricing
  readonly inputs: StoredPriceInputs
  /** Cents; null while the wait time follows the stamps. */
  readonly waitTimeOverrideCadCents: number | null
}

/** What changes about a price. What is left out stays as it is. */
export interface PriceChange {
  /** Measures, parcels, speed, time, typed price. Adjustments and wait time have changes of their own. */
  readonly input?: (input: PricingInput) => PricingInput
  /** All of the adjustments from now on; those without an id get the next ones. */
  readonly adjustments?: readonly PriceAdjustment[]
  /** What the closed waits come to by themselves, in cents. An amount that a person typed stays in force. */
  readonly waitTimeFromStampsCadCents?: number
  /** What a person typed for waiting, in cents. The amount of the stamps lets it follow them again. */
  readonly waitTimeCadCents?: number
}

export interface RepriceOutcome {
  readonly inputs: StoredPriceInputs
  readonly waitTimeOverrideCadCents: number | null
  readonly result: PriceResult
}

/** Whether a person may type the price: of a service priced by hand, and of any other whose price is missing, or was typed. */
function isPriceTyped({ revision, inputs }: Pick<RepriceablePrice, 'revision' | 'inputs'>): boolean {
  return revision.type === 'manual' || inputs.exceptions.length > 0 || inputs.input.manualPriceCadCents !== null
}

export const alreadyPriced = 'This order has a price by now.'
export const noSuchAdjustment = 'The price has no such adjustment.'

/** What an edit of an order without a price snapshot answers (docs/rules/messages-and-words.md, "Messages of an order"). */
export function legacyOrder(): Refusal {
  return formError({}, 'legacy_order', 'Legacy delivery order may not be updated.')
}

/** What the pricing dialog asks for. */
interface AskedChange {
  readonly items: readonly PriceAdjustment[]
  readonly waitTimePriceCadCents: number
  readonly manualPriceCadCents?: number | null | undefined
}

/**
 * What the pricing dialog asks for as a change. All of the adjustments are replaced.
 * @returns `refusal` of a typed price where the service sets it
 */
export function pricingChange(
  { items, waitTimePriceCadCents, manualPriceCadCents }: AskedChange,
  price: Pick<RepriceablePrice, 'revision' | 'inputs'>,
): { readonly change: PriceChange; readonly refusal: string | null } {
  const adjustments = items.map(({ name, priceCadCents }) => ({ name: name.trim(), priceCadCents }))
  const change = { adjustments, waitTimeCadCents: waitTimePriceCadCents }
  if (manualPriceCadCents === undefined) return { change, refusal: null }
  if (isPriceTyped(price))
    return { change: { ...change, input: (input) => ({ ...input, manualPriceCadCents }) }, refusal: null }
  return { change, refusal: manualPriceCadCents === null ? null : 'The service sets the price of this order' }
}

/** What waiting costs by the stamps alone, in cents, whatever a person typed. */
export function waitTimeFromStamps(price: Pick<RepriceablePrice, 'inputs' | 'waitTimeOverrideCadCents'>): number {
  const { inputs, waitTimeOverrideCadCents } = price
  const untouched = waitTimeOverrideCadCents === null ? inputs.input.waitTimeCadCents : 0
  return inputs.waitTimeFromStampsCadCents ?? untouched
}

/**
 * Prices an order anew on its pinned revision
 * (docs/rules/pricing.md, "The pinned revision"), keeping everything that the change does not name.
 */
export function reprice(price: RepriceablePrice, change: PriceChange): RepriceOutcome {
  const fromStamps = change.waitTimeFromStampsCadCents ?? waitTimeFromStamps(price)
  const typed = change.waitTimeCadCents ?? price.waitTimeOverrideCadCents
  // What was typed and then reached by the stamps stays typed: only a person ends an override.
  const follows = typed === null || change.waitTimeCadCents === fromStamps
  const waitTimeOverrideCadCents = follows ? null : typed

  const { waitTimeInsteadOfCadCents: _before, ...changed } = change.input?.(price.inputs.input) ?? price.inputs.input
  const { adjustments, lastAdjustmentId } = numbered(
    change.adjustments ?? changed.adjustments,
    price.inputs.lastAdjustmentId ?? 0,
  )
  const input: PricingInput = {
    ...changed,
    adjustments,
    waitTimeCadCents: waitTimeOverrideCadCents ?? fromStamps,
    ...(waitTimeOverrideCadCents !== null && { waitTimeInsteadOfCadCents: fromStamps }),
  }
  const result = priceOrder(price.revision, input)
  return {
    inputs: { input, exceptions: result.exceptions, waitTimeFromStampsCadCents: fromStamps, lastAdjustmentId },
    waitTimeOverrideCadCents,
    result,
  }
}

function numbered(adjustments: readonly PriceAdjustment[], last: number) {
  let lastAdjustmentId = Math.max(last, ...adjustments.map(({ id }) => id ?? 0))
  return {
    adjustments: adjustments.map(({ id, name, priceCadCents }) => {
      if (id !== undefined) return { id, name, priceCadCents }
      lastAdjustmentId += 1
      return { id: lastAdjustmentId, name, priceCadCents }
    }),
    lastAdjustmentId,
  }
}
