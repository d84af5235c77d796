import { roundHalfAwayFromZero } from '../amounts/money.ts'
import { measureTolerance, smallestStep, withoutNoise } from '../amounts/typed-measure.ts'
import { displayUnit, type Unit } from '../amounts/units.ts'
import type { RangeBand, RangeCategory, RangeSet } from './types.ts'

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
  /** How many steps it counts as: whole ones begun, or the very fraction. */
  readonly steps: number
}

/** Bands by where they begin, and how finely their unit is measured, in base units. */
interface ReadBands {
  readonly ordered: readonly RangeBand[]
  /** Measures that differ by less are the same. */
  readonly tolerance: number
  /** The smallest step that the unit shows. */
  readonly grid: number
}

/** A set is read for every price, and is the same list each time. */
const knownBands = new WeakMap<readonly RangeBand[], ReadBands>()

/**
 * Prices a value (metres, kilograms or cubic metres) by its bands (docs/rules/pricing.md, "Bands"), rounded once. A measure of 0, of two
 * shops at one address or an envelope that weighs nothing, pays no band. One that is not known (null), or that no band holds, pays
 * the fallback; without one the answer is null. In a graduated set every part of the value needs its band, so a hole in
 * the table is a missing price and not a free stretch.
 */
export function priceByRange(ranges: RangeSet, value: number | null, category: RangeCategory): RangePrice | null {
  if (value === 0) return { priceCadCents: 0, band: null }
  const parts = value === null ? null : partsByBand(ranges, value, category)
  const band = parts?.at(-1)?.band
  if (parts === null || band === undefined) {
    const { fallbackCadCents } = ranges
    return fallbackCadCents === null ? null : { priceCadCents: fallbackCadCents, band: null }
  }
  let sum = 0
  for (const part of parts) sum += bandCharge(part)
  return { priceCadCents: roundHalfAwayFromZero(withoutNoise(sum)), band }
}

/**
 * The bands that a value pays and what it pays in each, lowest first; null when a part of it is in no band. A value that
 * differs from a bound, or from a whole number of steps, by less than the unit can tell is that bound, or that many steps.
 */
export function partsByBand(
  { mode, bands }: RangeSet,
  value: number,
  category: RangeCategory,
): readonly RangePart[] | null {
  if (!Number.isFinite(value) || value < 0) throw new RangeError(`Not a measure: ${value}`)
  const read = readBands(bands, category)
  const settled = settledValue(value, read)
  if (mode === 'graduated') return graduatedParts(read, settled)
  const band = read.ordered.find(({ from, to }) => settled > from && (to === null || settled <= to))
  return band === undefined ? null : [partOf(band, settled, read)]
}

/** By where they begin; above the last band the last band goes on, and bounds that are the same are one number. */
function readBands(bands: readonly RangeBand[], category: RangeCategory): ReadBands {
  const known = knownBands.get(bands)
  if (known !== undefined) return known
  const unit = finestUnit(bands, category)
  const tolerance = measureTolerance(category, unit)
  const sorted = bands.toSorted((a, b) => a.from - b.from)
  const ordered = sorted.map((band, index) => {
    const end = sorted.find(({ to }) => to !== null && Math.abs(to - band.from) < tolerance)?.to ?? band.from
    return { ...band, from: end, to: index === sorted.length - 1 ? null : band.to }
  })
  const read = { ordered, tolerance, grid: smallestStep(category, unit) }
  knownBands.set(bands, read)
  return read
}

/** The unit in which the bands were typed, of several the finest; the metric one where nobody typed any. */
function finestUnit(bands: readonly RangeBand[], category: RangeCategory): Unit {
  const units = bands.flatMap(({ typed = {} }) => Object.values(typed).map(({ unit }) => unit))
  const finest = units.toSorted((a, b) => measureTolerance(category, a) - measureTolerance(category, b))[0]
  return finest ?? displayUnit(category, 'Metric')
}

/** The bound that a value is the same as, else the number that the unit shows of it, else the value. Only nothing is the same as 0. */
function settledValue(value: number, { ordered, tolerance, grid }: ReadBands): number {
  for (const { from, to } of ordered) {
    if (from !== 0 && Math.abs(value - from) < tolerance) return from
    if (to !== null && Math.abs(value - to) < tolerance) return to
  }
  const shown = Math.round(value / grid) * grid
  return shown !== 0 && Math.abs(value - shown) < tolerance ? shown : value
}

function graduatedParts(read: ReadBands, value: number): readonly RangePart[] | null {
  const parts: RangePart[] = []
  let covered = 0
  for (const band of read.ordered) {
    if (value <= band.from) break
    if (band.from > covered) return null
    const end = band.to === null ? value : Math.min(band.to, value)
    if (end < covered) continue
    parts.push(partOf(band, end - covered, read))
    covered = end
  }
  return covered === value && parts.length > 0 ? parts : null
}

function partOf(band: RangeBand, amount: number, { tolerance }: ReadBands): RangePart {
  return { band, amount, steps: stepsOf(band, amount, tolerance) }
}

function stepsOf({ step, stepCount, perStepCadCents }: RangeBand, amount: number, tolerance: number): number {
  if (perStepCadCents === 0) return 0
  if (!(step > 0)) throw new RangeError(`Not a step: ${step}`)
  const steps = amount / step
  const whole = Math.round(steps)
  // A step may be finer than the tolerance: then that is a part of the step.
  if (Math.abs(steps - whole) < Math.min(tolerance / step, 1e-3)) return whole
  return stepCount === 'exact' ? steps : Math.ceil(steps)
}

/** What a part pays, in cents that are not rounded yet. */
function bandCharge({ band: { flatCadCents, perStepCadCents }, steps }: RangePart): number {
  return flatCadCents + perStepCadCents * steps
}
