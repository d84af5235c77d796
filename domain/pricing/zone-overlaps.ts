import { prepareRing, ringsOverlap, type PreparedRing } from '../geo.ts'
import type { ServiceZone } from './types.ts'
import { winningOrder } from './zone-index.ts'

/** Two zones that overlap, by their ids. */
export interface ZoneOverlap {
  /** The one that is paid where both are. */
  readonly winner: number
  readonly loser: number
}

type Bounds = ServiceZone['bounds']

/** An outline is the same object until it is changed, so that of many zones only those pairs are compared anew that changed. */
const rings = new WeakMap<Bounds, PreparedRing>()
const compared = new WeakMap<Bounds, WeakMap<Bounds, boolean>>()

/** Where zones of a map overlap, and which of each two wins. */
export function zoneOverlaps(zones: readonly ServiceZone[]): readonly ZoneOverlap[] {
  const ordered = winningOrder(zones)
  return ordered.flatMap((winner, index) =>
    ordered
      .slice(index + 1)
      .filter((loser) => overlap(winner.bounds, loser.bounds))
      .map((loser) => ({ winner: winner.id, loser: loser.id })),
  )
}

function overlap(one: Bounds, other: Bounds): boolean {
  const [a, b] = [ringOf(one), ringOf(other)]
  // Nearly all pairs are far apart, which is told faster than it is looked up.
  if (a.north < b.south || b.north < a.south || a.east < b.west || b.east < a.west) return false
  const known = compared.get(one)?.get(other) ?? compared.get(other)?.get(one)
  if (known !== undefined) return known
  const found = ringsOverlap(a, b)
  const others = compared.get(one) ?? new WeakMap<Bounds, boolean>()
  compared.set(one, others.set(other, found))
  return found
}

function ringOf(bounds: Bounds): PreparedRing {
  let ring = rings.get(bounds)
  if (ring === undefined) rings.set(bounds, (ring = prepareRing(bounds.map(([lat, lng]) => ({ lat, lng })))))
  return ring
}
