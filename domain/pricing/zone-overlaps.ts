import { areasOverlap, type PreparedArea } from '../geo/areas.ts'
import type { ServiceZone } from './types.ts'
import { compiledZones } from './zone-index.ts'

/** Two zones that overlap, by their ids. */
export interface ZoneOverlap {
  /** The one that is paid where both are. */
  readonly winner: number
  readonly loser: number
}

/** A part is the same object until its outlines are changed, so that of many zones only those pairs are compared anew that changed. */
const compared = new WeakMap<PreparedArea, WeakMap<PreparedArea, boolean>>()

/** Where zones of a map overlap, and which of each two wins. */
export function zoneOverlaps(zones: readonly ServiceZone[]): readonly ZoneOverlap[] {
  const { ordered } = compiledZones(zones)
  const found: ZoneOverlap[] = []
  // A quarter of a million pairs for 500 zones, nearly all far apart: nothing is made for those.
  for (const [index, { zone, parts }] of ordered.entries()) {
    for (let next = index + 1; next < ordered.length; next += 1) {
      const other = ordered[next]
      if (other !== undefined && parts.some((part) => other.parts.some((each) => overlap(part, each))))
        found.push({ winner: zone.id, loser: other.zone.id })
    }
  }
  return found
}

function overlap(one: PreparedArea, other: PreparedArea): boolean {
  const [a, b] = [one.outline, other.outline]
  if (a.north < b.south || b.north < a.south || a.east < b.west || b.east < a.west) return false
  const known = compared.get(one)?.get(other) ?? compared.get(other)?.get(one)
  if (known !== undefined) return known
  const found = areasOverlap(one, other)
  const others = compared.get(one) ?? new WeakMap<PreparedArea, boolean>()
  compared.set(one, others.set(other, found))
  return found
}
