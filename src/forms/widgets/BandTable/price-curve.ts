import { priceByRange } from '#domain/pricing/ranges.ts'
import type { RangeBand, RangeSet } from '#domain/pricing/types.ts'

/** The price of a table of bands over its measure: points with a price each, by rising value. */
export interface PriceCurve {
  readonly points: readonly PricePoint[]
  /** Where the bands end, and where the picture does: the points worth naming. */
  readonly marks: readonly PricePoint[]
  readonly mostValue: number
  readonly mostCadCents: number
}

export interface PricePoint {
  /** In the base unit. */
  readonly value: number
  readonly priceCadCents: number
}

/** Finer than a picture shows. */
const samples = 120
/** So many begun steps can still be told apart. */
const mostSteps = 60
/** Just above an edge: there the next band, or the next step, has begun. */
const above = 1e-6

/** What orders pay by these bands, as far as the last one goes and half as far again. */
export function priceCurve(set: RangeSet): PriceCurve | null {
  if (set.bands.length === 0) return null
  const edges = set.bands.flatMap(({ to }) => to ?? [])
  const lastEdge = Math.max(0, ...edges)
  const mostValue = lastEdge > 0 ? lastEdge * 1.5 : Math.max(...set.bands.map(({ step }) => step)) * 10
  const priced = (value: number): PricePoint[] => {
    const price = priceByRange(set, value)
    return price === null ? [] : [{ value, priceCadCents: price.priceCadCents }]
  }
  const even = Array.from({ length: samples }, (_, index) => (mostValue * (index + 1)) / samples)
  const jumps = [0, ...edges, ...set.bands.flatMap((band) => stepEdges(band, set.mode, mostValue))]
  const values = [...even, ...jumps.flatMap((edge) => [edge, edge + mostValue * above])]
  const rising = [...new Set(values)].filter((value) => value > 0 && value <= mostValue).toSorted((a, b) => a - b)
  const points = rising.flatMap(priced)
  const marks = [...new Set([...edges, mostValue])].toSorted((a, b) => a - b).flatMap(priced)
  return { points, marks, mostValue, mostCadCents: Math.max(...points.map(({ priceCadCents }) => priceCadCents), 0) }
}

/** Where a price jumps within a band that counts begun steps in full. */
function stepEdges({ from, to, step, stepCount, perStepCadCents }: RangeBand, mode: RangeSet['mode'], most: number) {
  if (stepCount === 'exact' || perStepCadCents === 0) return []
  const start = mode === 'slab' ? 0 : from
  const end = Math.min(to ?? most, most)
  const count = Math.floor((end - start) / step)
  if (count > mostSteps) return []
  return Array.from({ length: count }, (_, index) => start + (index + 1) * step).filter((edge) => edge > from)
}
