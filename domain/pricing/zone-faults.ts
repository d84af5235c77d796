import { ringCrossing, ringProblem, type LatLng, type RingProblem } from '../geo.ts'
import type { ServiceZone } from './types.ts'

/** Why a zone's bounds are refused, and where on the map. */
export interface ZoneFault {
  readonly code: RingProblem | 'not_on_earth'
  readonly message: string
  /** The crossing; null when the fault has no place. */
  readonly at: LatLng | null
}

/**
 * What is wrong with a zone's bounds (domain-rules 12): fewer than three distinct corners, edges that cross, corners that are no
 * coordinates. A ring may repeat its first corner at the end or leave it out.
 */
export function zoneFaults(bounds: ServiceZone['bounds']): readonly ZoneFault[] {
  const strange = bounds.findIndex(([lat, lng]) => !(Math.abs(lat) <= 90 && Math.abs(lng) <= 360))
  if (strange !== -1) {
    const message = `Corner ${strange + 1} is no place on earth: a latitude is from -90 to 90, a longitude from -180 to 180`
    return [{ code: 'not_on_earth', message, at: null }]
  }
  const ring = bounds.map(([lat, lng]) => ({ lat, lng }))
  const code = ringProblem(ring)
  if (code === null) return []
  if (code === 'too_few_points') return [{ code, message: 'A zone has at least three different corners', at: null }]
  const at = ringCrossing(ring)
  const place = at === null ? '' : ` at ${at.lat.toFixed(5)}, ${at.lng.toFixed(5)}`
  return [{ code, message: `The outline crosses itself${place}`, at }]
}
