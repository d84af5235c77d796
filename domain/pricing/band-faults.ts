import { measureTolerance } from '../amounts/typed-measure.ts'
import type { UnitPreference } from '../amounts/units.ts'
import { measures, measureText, type RangeProperty } from './price-words.ts'
import type { RangeBand } from './types.ts'

/** What is wrong at a place below a set of bands. */
export interface PlacedFault {
  /** A JSON pointer. */
  readonly pointer: string
  /** A sentence for the person who edits it. */
  readonly message: string
}

/**
 * What a set of bands, or of ranges, says twice: bands that end before they begin, and bands that overlap.
 * @param tolerance bounds that differ by less are the same
 */
export function findOverlaps(
  bands: readonly Pick<RangeBand, 'from' | 'to'>[],
  pointer: string,
  text: (value: number) => string,
  tolerance = 0,
): readonly PlacedFault[] {
  const faults: PlacedFault[] = []
  let covered = -Infinity
  for (const { from, to, index } of inOrder(bands)) {
    const place = `${pointer}/${index}`
    if (!(from >= 0)) faults.push({ pointer: `${place}/from`, message: 'A band begins at 0 or above' })
    if (to !== null && !(to > from)) {
      faults.push({ pointer: `${place}/to`, message: 'A band ends above where it begins' })
    }
    if (from < covered && !(covered - from < tolerance)) {
      const end = covered === Infinity ? 'has no end' : `goes to ${text(covered)}`
      faults.push({ pointer: `${place}/from`, message: `This band overlaps another one, which ${end}` })
    }
    covered = Math.max(covered, to ?? Infinity)
  }
  return faults
}

/** What no band of a set holds: between two of them, and below the first. */
export function holes(
  property: RangeProperty,
  bands: readonly RangeBand[],
  units: UnitPreference,
): readonly PlacedFault[] {
  if (bands.length === 0) return [{ pointer: `/${property}/bands`, message: 'The table has no band' }]
  const faults: PlacedFault[] = []
  let covered = 0
  for (const { from, to, index } of inOrder(bands)) {
    if (from > covered && !(from - covered < measureTolerance(measures[property].category))) {
      const message = `No band holds ${measureText(property, covered, units)} to ${measureText(property, from, units)}`
      faults.push({ pointer: `/${property}/bands/${index}/from`, message })
    }
    covered = Math.max(covered, to ?? Infinity)
  }
  return faults
}

function inOrder<Band extends Pick<RangeBand, 'from' | 'to'>>(bands: readonly Band[]) {
  return bands.map(({ from, to }, index) => ({ from, to, index })).toSorted((left, right) => left.from - right.from)
}
