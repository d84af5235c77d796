import type { LatLng } from '../geo/geo.ts'
import { ringCrossing, ringProblem, type RingProblem } from '../geo/ring-crossing.ts'
import type { ServiceZone, ZoneOutline } from './types.ts'
import { areaOf } from './zone-index.ts'
import { outlinesOf, partsOf, ringOf } from './zone-parts.ts'

/** Why an outline of a zone is refused, and where on the map. */
export interface ZoneFault {
  readonly code: RingProblem | 'not_on_earth' | 'nothing_left'
  readonly message: string
  /** The crossing; null when the fault has no place. */
  readonly at: LatLng | null
  /** JSON pointer into the zone: `/bounds`, `/parts/0/holes/2`. */
  readonly pointer: string
}

type OutlineFault = Omit<ZoneFault, 'pointer'>

/** An outline is the same object until it is changed, and looked at once. */
const checked = new WeakMap<ZoneOutline, OutlineFault | null>()

/**
 * What is wrong with the outlines of a zone
 * (docs/rules/zones-and-distance.md, "Zones"): fewer than three distinct corners, edges that cross, corners that are no
 * coordinates, holes that leave nothing. A ring may repeat its first corner at the end or leave it out.
 */
export function zoneFaults(zone: Pick<ServiceZone, 'bounds' | 'holes' | 'parts'>): readonly ZoneFault[] {
  const faults = outlinesOf(zone).flatMap(({ bounds, pointer }) => {
    const fault = outlineFault(bounds)
    return fault === null ? [] : [{ ...fault, pointer }]
  })
  if (faults.length > 0) return faults
  return partsOf(zone).flatMap((part, index) => {
    if (part.holes === undefined || part.holes.length === 0 || areaOf(part).areaM2 > 0) return []
    const pointer = `${index === 0 ? '' : `/parts/${index - 1}`}/holes`
    return [{ code: 'nothing_left', message: 'The holes leave nothing of the zone', at: null, pointer }]
  })
}

/** What is wrong with one outline; null when nothing is. */
export function outlineFault(bounds: ZoneOutline): OutlineFault | null {
  let fault = checked.get(bounds)
  if (fault === undefined) checked.set(bounds, (fault = faultIn(bounds)))
  return fault
}

function faultIn(bounds: ZoneOutline): OutlineFault | null {
  const strange = bounds.findIndex(([lat, lng]) => !(Math.abs(lat) <= 90 && Math.abs(lng) <= 360))
  if (strange !== -1) {
    const message = `Corner ${strange + 1} is no place on earth: a latitude is from -90 to 90, a longitude from -180 to 180`
    return { code: 'not_on_earth', message, at: null }
  }
  const ring = ringOf(bounds)
  const code = ringProblem(ring)
  if (code === null) return null
  if (code === 'too_few_points') return { code, message: 'A zone has at least three different corners', at: null }
  const at = ringCrossing(ring)
  const place = at === null ? '' : ` at ${at.lat.toFixed(5)}, ${at.lng.toFixed(5)}`
  return { code, message: `The outline crosses itself${place}`, at }
}
