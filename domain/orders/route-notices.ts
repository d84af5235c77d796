import { farApartM, greatCircleM, type LatLng } from '../geo/geo.ts'
import { formatMeasure, type UnitPreference } from '../amounts/units.ts'

export interface AskedRoute {
  readonly pickup: LatLng
  readonly dropoff: LatLng
  /** Driving seconds. */
  readonly timeS: number
  /** Unix seconds. */
  readonly availableAt: number
  /** Promised drop-off, unix seconds; null when the speed promises none. */
  readonly dueAt: number | null
}

export interface RouteNotice {
  readonly code: 'stops_far_apart' | 'promise_too_soon'
  readonly message: string
}

/** What one should know of a way before ordering it. @param units of who reads it */
export function routeNotices(route: AskedRoute, units: UnitPreference): readonly RouteNotice[] {
  const { pickup, dropoff, timeS, availableAt, dueAt } = route
  const apartM = greatCircleM(pickup, dropoff)
  const notices: RouteNotice[] = []
  if (apartM > farApartM) {
    const apart = formatMeasure(Math.round(apartM / 1_000) * 1_000, 'largeDistance', units, 0)
    notices.push({
      code: 'stops_far_apart',
      message: `Pickup and drop-off are ${apart} apart: are both the ones you mean?`,
    })
  }
  if (dueAt !== null && availableAt + timeS > dueAt) {
    notices.push({ code: 'promise_too_soon', message: 'The drive alone takes longer than this speed promises' })
  }
  return notices
}
