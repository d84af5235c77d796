import { roundHalfAwayFromZero } from '../money.ts'
import type { RangeBand, RangeSet } from './types.ts'

/** What a range set charges for a value. */
export interface RangePrice {
  readonly priceCadCents: number
  /** The band the value falls in; null when there is nothing to measure and when the fallback was used. */
  readonly band: RangeBand | null
}

/** A part of a value that pays its own band: all of it in a slab set. */
export interface RangePart {
  readonly band: RangeBand
  readonly amount: number
}

/** Differences this small come from binary fractions (25.3 - 25), not from the parcel. */
const tolerance = 1e-9

/** Bands by where they begin: a set is read for every price, and is the same list each time. */
const orderedBands = new WeakMap<readonly RangeBand[], readonly RangeBand[]>()

/**
 * Prices a value (metres, kilograms or cubic metres) by its bands (domain-rules 2.3), rounded once. A measure of 0, of two
 * shops at one address or an envelope that weighs nothing, pays no band. One that is not known (null), or that no band holds, pays
 * the fallback; without one the answer is null. In a graduated set every part of the value needs its band, so a hole in
 * the table is a missing price and not a free stretch.
 */
export function priceByRange(ranges: RangeSet, value: number | null): RangePrice | null {
  if (value === 0) return { priceCadCents: 0, band: null }
  const parts = value === null ? null : partsByBand(ranges, value)
  const band = parts?.at(-1)?.band
  if (parts === null || band === undefined) {
    const { fallbackCadCents } = ranges
    return fallbackCadCents === null ? null : { priceCadCents: fallbackCadCents, band: null }
  }
  let sum = 0
  for (const part of parts) sum += bandCharge(part)
  return { priceCadCents: roundHalfAwayFromZero(sum), band }
}

/** The bands that a value pays and what it pays in each, lowest first; null when a part of it is in no band. */
export function partsByBand({ mode, bands }: RangeSet, value: number): readonly RangePart[] | null {
  if (!Number.isFinite(value) || value < 0) throw new RangeError(`Not a measure: ${value}`)
  const ordered = inOrder(bands)
  if (mode === 'graduated') return partsOf(ordered, value)
  const band = ordered.find(({ from, to }) => value > from && (to === null || value <= to))
  return band === undefined ? null : [{ band, amount: value }]
}

/** Steps that an amount counts as: whole ones begun, or the very fraction. */
export function stepsOf({ band: { step, stepCount }, amount }: RangePart): number {
  if (!(step > 0)) throw new RangeError(`Not a step: ${step}`)
  const steps = amount / step
  return stepCount === 'exact' ? steps : Math.ceil(steps - tolerance)
}

/** By where they begin; above the last band the last band goes on. */
function inOrder(bands: readonly RangeBand[]): readonly RangeBand[] {
  const known = orderedBands.get(bands)
  if (known !== undefined) return known
  const sorted = bands.toSorted((a, b) => a.from - b.from)
  const ordered = sorted.map((band, index) => (index === sorted.length - 1 ? { ...band, to: null } : band))
  orderedBands.set(bands, ordered)
  return ordered
}

function partsOf(ordered: readonly RangeBand[], value: number): readonly RangePart[] | null {
  const parts: RangePart[] = []
  let covered = 0
  for (const band of ordered) {
    if (value <= band.from) break
    if (band.from > covered) return null
    const end = band.to === null ? value : Math.min(band.to, value)
    if (end < covered) continue
    parts.push({ band, amount: end - covered })
    covered = end
  }
  return covered === value && parts.length > 0 ? parts : null
}

/** What a part pays, in cents that are not rounded yet. */
function bandCharge(part: RangePart): number {
  const { flatCadCents, perStepCadCents } = part.band
  return perStepCadCents === 0 ? flatCadCents : flatCadCents + perStepCadCents * stepsOf(part)
}
