import {
  baseFee,
  distanceRange,
  manualPrice,
  parcelTypeFees,
  parcelTypeFeesOnTop,
  volumeRange,
  weightRange,
} from './base-stages.ts'
import { mergeResults } from './charge-line.ts'
import { adjustments, clamp, floor, fuelSurcharge, taxes, waitTime } from './closing-stages.ts'
import { serviceSpeed, tags, timeOfDay, timeRange } from './modifier-stages.ts'
import { holdToBound } from './price-bound.ts'
import { readInput, readRevision } from './read-snapshot.ts'
import { baseTotal, isAdded, preTaxTotal, sumOf } from './totals.ts'
import type {
  PriceException,
  PriceLine,
  PriceResult,
  PricingInput,
  PricingType,
  ReadInput,
  ReadRevision,
  RevisionPricing,
  Stage,
} from './types.ts'
import { zones } from './zone-stage.ts'

type Phases = readonly (readonly Stage[])[]

const modifiers: readonly Stage[] = [serviceSpeed, tags, timeOfDay, timeRange, zones]
const closing: Phases = [[waitTime], [adjustments], [floor], [taxes]]

/**
 * The order of docs/rules/pricing.md, "Pricing types", for each pricing type; a typed price is `manual` whatever its
 * service is. Stages of one phase do not see each other's lines, so nothing within a phase
 * can depend on which comes first; each phase sees all lines of the phases before it. A new modifier is a new stage.
 */
const phasesOf: Readonly<Record<PricingType, Phases>> = {
  variable: [
    [baseFee, distanceRange, weightRange, volumeRange, parcelTypeFees],
    modifiers,
    [clamp],
    [fuelSurcharge],
    ...closing,
  ],
  fixed: [[baseFee], [...modifiers, parcelTypeFeesOnTop], [clamp], [fuelSurcharge], ...closing],
  manual: [[manualPrice], ...closing],
}

/**
 * Prices an order on a pinned revision, in Canadian cents. A `manual` service without a typed price is `pending`; a
 * price that lacks a band, zone, option or rate is `missing` and says what
 * (docs/rules/pricing.md, "A price that is missing"). Both keep the
 * lines that are certain, those of waiting and adjustments among them, and have no totals. Throws a RangeError for input
 * that is no number at all.
 * @throws PriceBeyondBound for a service that charges more than any order may cost
 */
export function priceOrder(pinned: RevisionPricing, stored: PricingInput): PriceResult {
  const [revision, input] = [readRevision(pinned), readInput(stored)]
  const isTyped = input.manualPriceCadCents !== null
  if (revision.type === 'manual' && !isTyped) {
    return unpricedResult('pending', addedTo([], revision, input), [])
  }
  const lines: PriceLine[] = []
  const phases = phasesOf[isTyped ? 'manual' : revision.type]
  for (const [index, phase] of phases.entries()) {
    const { lines: added, exceptions } = mergeResults(phase.map((stage) => stage(revision, input, lines)))
    lines.push(...added)
    if (index < phases.length - closing.length) holdToBound(lines)
    if (exceptions.length > 0) return unpricedResult('missing', addedTo(lines, revision, input), exceptions)
  }
  return totalPrice(lines)
}

/** A price of these lines with their totals. Throws a RangeError for amounts that are no whole cents. */
export function totalPrice(lines: readonly PriceLine[]): PriceResult {
  const totalCadCents = sumOf(lines)
  if (!Number.isSafeInteger(totalCadCents)) throw new RangeError(`Not whole cents: ${totalCadCents}`)
  const preTaxCadCents = preTaxTotal(lines)
  return {
    status: 'priced',
    lines,
    baseCadCents: baseTotal(lines),
    preTaxCadCents,
    taxCadCents: totalCadCents - preTaxCadCents,
    totalCadCents,
    exceptions: [],
  }
}

/**
 * What was added to a price holds whatever else is known of it. It stays among the lines, so that the person who types a price or
 * mends what is missing sees it and does not take it off unawares.
 */
function addedTo(lines: readonly PriceLine[], revision: ReadRevision, input: ReadInput): readonly PriceLine[] {
  const known = new Set(lines.map(({ key }) => key))
  const added = [waitTime, adjustments].flatMap((stage) => stage(revision, input, lines).lines)
  return [...lines, ...added.filter((line) => isAdded(line) && !known.has(line.key))]
}

/** A price that has no totals: it is waited for, or something that it needs is missing. */
export function unpricedResult(
  status: 'pending' | 'missing',
  lines: readonly PriceLine[],
  exceptions: readonly PriceException[],
): PriceResult {
  return {
    status,
    lines,
    baseCadCents: null,
    preTaxCadCents: null,
    taxCadCents: null,
    totalCadCents: null,
    exceptions,
  }
}
