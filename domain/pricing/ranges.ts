import { roundHalfAwayFromZero } from '../money.ts'
import type { RangeBand, RangeSet } from './types.ts'

/** What a range set charges for a value; `band` is the one the value falls in, null when the fallback was used. */
export interface RangePrice {
  readonly priceCadCents: number
  readonly band: RangeBand | null
}

/** Differences this small come from binary fractions (25.3 - 25), not from the parcel. */
const tolerance = 1e-9

/**
 * Prices a value (metres, kilograms or cubic metres) by its bands (domain-rules 2.3), rounded once. Null when no band
 * matches and there is no fallback. A band that starts at 0 holds 0 too: two shops at one address, or an envelope
 * that weighs nothing, pay the lowest band rather than fall out of the table. In a graduated set every part of the
 * value needs its band, so a hole in the table is a missing price and not a free stretch.
 */
export function priceByRange({ mode, bands, fallbackCadCents }: RangeSet, value: number): RangePrice | null {
  if (!Number.isFinite(value) || value < 0) throw new RangeError(`Not a measure: ${value}`)
  const ordered = extendLast(bands.toSorted((a, b) => a.from - b.from))
  const band = ordered.find((candidate) => holds(candidate, value))
  const parts = mode === 'slab' ? null : partsOf(ordered, value)
  if (band === undefined || (mode === 'graduated' && parts === null)) {
    return fallbackCadCents === null ? null : { priceCadCents: fallbackCadCents, band: null }
  }
  const charges = parts ?? [{ band, amount: value }]
  const sum = charges.reduce((total, part) => total + bandCharge(part.band, part.amount), 0)
  return { priceCadCents: roundHalfAwayFromZero(sum), band }
}

interface Part {
  readonly band: RangeBand
  readonly amount: number
}

/** Above the last band the last band goes on. */
function extendLast(ordered: readonly RangeBand[]): readonly RangeBand[] {
  return ordered.map((band, index) => (index === ordered.length - 1 ? { ...band, to: null } : band))
}

function holds({ from, to }: RangeBand, value: number): boolean {
  const above = value > from || (value === 0 && from === 0)
  return above && (to === null || value <= to)
}

function partsOf(ordered: readonly RangeBand[], value: number): readonly Part[] | null {
  const parts: Part[] = []
  let covered = 0
  for (const band of ordered) {
    if (value <= band.from && !holds(band, value)) break
    if (band.from > covered) return null
    const end = band.to === null ? value : Math.min(band.to, value)
    if (end < covered) continue
    parts.push({ band, amount: end - covered })
    covered = end
  }
  return covered === value && parts.length > 0 ? parts : null
}

function bandCharge({ flatCadCents, perStepCadCents, step, stepCount }: RangeBand, amount: number): number {
  if (perStepCadCents === 0) return flatCadCents
  if (!(step > 0)) throw new RangeError(`Not a step: ${step}`)
  const steps = amount / step
  return flatCadCents + perStepCadCents * (stepCount === 'exact' ? steps : Math.ceil(steps - tolerance))
}
