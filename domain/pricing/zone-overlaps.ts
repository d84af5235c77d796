import { ringsOverlap, type PreparedRing } from '../geo.ts'
import type { ServiceZone } from './types.ts'
import { indexOf } from './zone-index.ts'

/** Two zones that overlap, by their ids. */
export interface ZoneOverlap {
  /** The one that is paid where both are. */
  readonly winner: number
  readonly loser: number
}

/** A ring is the same object until its outline is changed, so that of many zones only those pairs are compared anew that changed. */
const compared = new WeakMap<PreparedRing, WeakMap<PreparedRing, boolean>>()

/** Where zones of a map overlap, and which of each two wins. */
export function zoneOverlaps(zones: readonly ServiceZone[]): readonly ZoneOverlap[] {
  const ordered = indexOf(zones)
  const found: ZoneOverlap[] = []
  // A quarter of a million pairs for 500 zones, nearly all far apart: nothing is made for those.
  for (const [index, { zone, ring }] of ordered.entries()) {
    for (let next = index + 1; next < ordered.length; next += 1) {
      const other = ordered[next]
      if (other !== undefined && overlap(ring, other.ring)) found.push({ winner: zone.id, loser: other.zone.id })
    }
  }
  return found
}

function overlap(one: PreparedRing, other: PreparedRing): boolean {
  if (one.north < other.south || other.north < one.south || one.east < other.west || other.east < one.west) return false
  const known = compared.get(one)?.get(other) ?? compared.get(other)?.get(one)
  if (known !== undefined) return known
  const found = ringsOverlap(one, other)
  const others = compared.get(one) ?? new WeakMap<PreparedRing, boolean>()
  compared.set(one, others.set(other, found))
  return found
}
