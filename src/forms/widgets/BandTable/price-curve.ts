import { priceByRange } from '#domain/pricing/ranges.ts'
import type { RangeCategory, RangeSet } from '#domain/pricing/types.ts'
import { measureTolerance } from '#domain/amounts/typed-measure.ts'

/** The price of a table of bands over its measure. */
export interface PriceCurve {
  /** Stretches that have a price without a break: points with a price each, by rising value. */
  readonly stretches: readonly (readonly PricePoint[])[]
  /** What has no price. */
  readonly gaps: readonly PriceGap[]
  /** Where the bands end, and where the picture does: the points worth naming. */
  readonly marks: readonly PricePoint[]
  readonly mostValue: number
  readonly mostCadCents: number
}

/** Values above `from` and up to `to` that no order can be priced at; null: however large they are. Base unit. */
export interface PriceGap {
  readonly from: number
  readonly to: number | null
}

export interface PricePoint {
  /** In the base unit. */
  readonly value: number
  readonly priceCadCents: number
}

/** Finer than a picture shows. */
const samples = 120
/** So many steps can still be told apart. */
const mostSteps = 200
/** Just above an edge, as a share of the picture and in measures that are told apart: there the next band, or the next step, begins. */
const above = 1e-4

/** What orders pay by these bands, as far as the last one goes and half as far again. */
export function priceCurve(set: RangeSet, category: RangeCategory): PriceCurve | null {
  if (set.bands.length === 0) return null
  const edges = set.bands.flatMap(({ to }) => to ?? [])
  const begins = set.bands.map(({ from }) => from)
  const lastEdge = Math.max(0, ...edges, ...begins)
  const mostValue = lastEdge > 0 ? lastEdge * 1.5 : Math.max(...set.bands.map(({ step }) => step)) * 10
  const priceAt = (value: number) => priceByRange(set, value, category)?.priceCadCents ?? null
  const even = Array.from({ length: samples }, (_, index) => (mostValue * (index + 1)) / samples)
  const jumps = [0, ...edges, ...begins, ...stepEdges(set, mostValue)]
  const further = Math.max(mostValue * above, 2 * measureTolerance(category))
  const values = [...even, ...jumps.flatMap((edge) => [edge, edge + further])]
  const rising = [...new Set(values)].filter((value) => value > 0 && value <= mostValue).toSorted((a, b) => a - b)

  const stretches: PricePoint[][] = []
  const gaps: { from: number; to: number | null }[] = []
  let last: 'start' | 'price' | 'gap' = 'start'
  let lastPriced = 0
  for (const value of rising) {
    const priceCadCents = priceAt(value)
    if (priceCadCents === null) {
      if (last !== 'gap') gaps.push({ from: lastPriced, to: null })
      const gap = gaps.at(-1)
      if (gap !== undefined) gap.to = value < mostValue ? value : null
      last = 'gap'
      continue
    }
    if (last !== 'price') stretches.push([])
    stretches.at(-1)?.push({ value, priceCadCents })
    lastPriced = value
    last = 'price'
  }
  const marks = [...new Set([...edges, mostValue])]
    .toSorted((a, b) => a - b)
    .flatMap((value) => {
      const priceCadCents = priceAt(value)
      return priceCadCents === null ? [] : [{ value, priceCadCents }]
    })
  const mostCadCents = Math.max(...stretches.flat().map(({ priceCadCents }) => priceCadCents), 0)
  return { stretches, gaps, marks, mostValue, mostCadCents }
}

/** Where a price jumps within the bands that round their steps up. Above the last band the last one goes on. */
function stepEdges({ bands, mode }: RangeSet, most: number): readonly number[] {
  const highest = Math.max(...bands.map(({ from }) => from))
  return bands.flatMap(({ from, to, step, stepCount, perStepCadCents }) => {
    if (stepCount === 'exact' || perStepCadCents === 0) return []
    const start = mode === 'slab' ? 0 : from
    const end = from === highest ? most : Math.min(to ?? most, most)
    const count = Math.floor((end - start) / step)
    if (count > mostSteps) return []
    return Array.from({ length: count }, (_, index) => start + (index + 1) * step).filter((edge) => edge > from)
  })
}
