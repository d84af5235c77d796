import { findOverlaps } from '#domain/pricing/band-faults.ts'
import { type RangeProperty, measures, measureText } from '#domain/pricing/price-words.ts'
import { measureTolerance } from '#domain/amounts/typed-measure.ts'
import type { UnitPreference } from '#domain/amounts/units.ts'
import { isRecord } from '../../schema-walk.ts'

/** `x-form.unit` of a set of bands. */
const properties: Readonly<Record<string, RangeProperty>> = {
  distance: 'distanceRanges',
  weight: 'weightRanges',
  volume: 'volumeRanges',
}

/** What contradicts itself in a table of bands, by row and field; what follows from an end that is wrong is not said as well. */
export function bandMessages(
  data: unknown,
  unit: unknown,
  units: UnitPreference,
): { path: (string | number)[]; message: string }[] {
  if (!Array.isArray(data)) return []
  const bands = data.filter(isMeasured)
  if (bands.length < data.length) return []
  const property = properties[String(unit)] ?? 'distanceRanges'
  const text = (value: number) => measureText(property, value, units)
  const faults = findOverlaps(bands, '', text, measureTolerance(measures[property].category)).map(
    ({ pointer, message }) => {
      const [, row = '', field = ''] = pointer.split('/')
      return { row: Number(row), field, message }
    },
  )
  const ends = faults.filter(({ field }) => field === 'to')
  return (ends.length > 0 ? ends : faults).map(({ row, field, message }) => ({ path: [row, field], message }))
}

function isMeasured(band: unknown): band is { from: number; to: number | null } {
  return isRecord(band) && typeof band.from === 'number' && (band.to === null || typeof band.to === 'number')
}
