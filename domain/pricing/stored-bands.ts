import { storedMeasure, type TypedMeasures } from '../amounts/typed-measure.ts'
import { measures, type RangeProperty } from './price-words.ts'
import type { BandMeasure, RangeBand, RangeSet } from './types.ts'

const bandMeasures = ['from', 'to', 'step'] as const satisfies readonly BandMeasure[]

/** Bands as they are kept: their measures exact, beside what was typed for them. */
export function storedRanges(set: RangeSet, property: RangeProperty): RangeSet {
  return { ...set, bands: set.bands.map((band) => keptBand(band, property)) }
}

function keptBand({ typed: given = {}, ...band }: RangeBand, property: RangeProperty): RangeBand {
  const values: { -readonly [Measure in BandMeasure]?: number } = {}
  const typed: { -readonly [Measure in BandMeasure]?: TypedMeasures<BandMeasure>[Measure] } = {}
  for (const measure of bandMeasures) {
    const value = band[measure]
    if (value === null) continue
    const kept = storedMeasure(value, given[measure], measures[property].category)
    values[measure] = kept.value
    if (kept.typed !== undefined) typed[measure] = kept.typed
  }
  return { ...band, ...values, ...(Object.keys(typed).length > 0 && { typed }) }
}
