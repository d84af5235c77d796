/** A place on the globe in decimal degrees. */
export interface LatLng {
  readonly lat: number
  readonly lng: number
}

/** The corners of an area in order, without repeating the first at the end (repeating it does no harm). */
export type Ring = readonly LatLng[]

/** A route that no routing provider has measured: metres and seconds, whole. */
export interface RouteEstimate {
  readonly distanceM: number
  readonly timeS: number
  readonly estimated: true
}

/** A ring made ready to be asked about many points: its corners with continuous longitudes, and the box around them. */
export interface PreparedRing {
  readonly corners: Ring
  readonly south: number
  readonly north: number
  readonly west: number
  readonly east: number
}

const earthRadiusM = 6_371_008.8
/** Roads are about this much longer than the great circle (docs/rules/zones-and-distance.md, "Distance"). */
const detourFactor = 1.3
const speedMetresPerSecond = 35_000 / 3600
/** About a centimetre in degrees: closer than this to an edge is on it. */
const onEdgeDegrees = 1e-7

/** Great-circle distance in metres (haversine, mean earth radius). */
export function greatCircleM(from: LatLng, to: LatLng): number {
  const latitude = radians(to.lat - from.lat)
  const longitude = radians(to.lng - from.lng)
  const h =
    Math.sin(latitude / 2) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(longitude / 2) ** 2
  return 2 * earthRadiusM * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Great circle x 1.3 at 35 km/h, for when no routing provider is configured (docs/rules/zones-and-distance.md, "Distance"). */
export function estimateRoute(from: LatLng, to: LatLng): RouteEstimate {
  const distanceM = greatCircleM(from, to) * detourFactor
  return { distanceM: Math.round(distanceM), timeS: Math.round(distanceM / speedMetresPerSecond), estimated: true }
}

/**
 * Whether a point lies in the area: even-odd, edges and corners inside, across the date line too
 * (docs/rules/zones-and-distance.md, "Zones").
 */
export function isInRing(point: LatLng, ring: Ring): boolean {
  return sideOfRing(point, prepareRing(ring)) !== 'outside'
}

/** Makes a ring ready for {@link sideOfRing}. An empty one holds nothing. */
export function prepareRing(ring: Ring): PreparedRing {
  const corners = unrollRing(ring)
  let [south, north, west, east] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { lat, lng } of corners) {
    south = Math.min(south, lat - onEdgeDegrees)
    north = Math.max(north, lat + onEdgeDegrees)
    west = Math.min(west, lng - onEdgeDegrees)
    east = Math.max(east, lng + onEdgeDegrees)
  }
  return { corners, south, north, west, east }
}

/** Where a point is beside a ring: on its border is within about a centimetre of it. */
export type SideOfRing = 'inside' | 'border' | 'outside'

/** Where a point is beside a ring that was made ready: most points are turned away by its box. */
export function sideOfRing({ lat, lng }: LatLng, { corners, south, north, west, east }: PreparedRing): SideOfRing {
  if (!(lat >= south && lat <= north)) return 'outside'
  // The point may be written any number of turns of the globe away, and the ring may reach past 180 degrees.
  for (let turned = lng - 360 * Math.floor((lng - west) / 360); turned <= east; turned += 360) {
    const found = sideOfFlatRing(lat, turned, corners)
    if (found !== 'outside') return found
  }
  return 'outside'
}

/** Metres from a point to the nearest edge of an area, as on a flat map around the point: exact enough for a few kilometres. */
export function distanceToRingM(point: LatLng, ring: Ring): number {
  const shrink = Math.cos(radians(point.lat))
  const flat = ({ lat, lng }: LatLng) => ({ lat: lat - point.lat, lng: wrapLongitude(lng - point.lng) * shrink })
  const degrees = edgesOf(unrollRing(ring)).map(([a, b]) => degreesToEdge({ lat: 0, lng: 0 }, [flat(a), flat(b)]))
  return radians(Math.min(...degrees)) * earthRadiusM
}

/** The area in square metres, exact enough to tell which of two overlapping zones is smaller. */
export function ringAreaM2(ring: Ring): number {
  const doubled = edgesOf(unrollRing(ring)).reduce((sum, [a, b]) => {
    return sum + radians(b.lng - a.lng) * (2 + Math.sin(radians(a.lat)) + Math.sin(radians(b.lat)))
  }, 0)
  return (Math.abs(doubled) * earthRadiusM ** 2) / 2
}

/** The edge from one corner to the next. */
export type Edge = readonly [LatLng, LatLng]

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** A difference of longitudes brought to -180 to 180. */
export function wrapLongitude(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360)
}

/** Longitudes made continuous from corner to corner, and corners that repeat their neighbour dropped. */
export function unrollRing(ring: Ring): Ring {
  const corners: LatLng[] = []
  for (const { lat, lng } of ring) {
    const last = corners.at(-1)
    const continued = last === undefined ? lng : last.lng + wrapLongitude(lng - last.lng)
    if (last === undefined || last.lat !== lat || last.lng !== continued) corners.push({ lat, lng: continued })
  }
  const [first] = corners
  const last = corners.at(-1)
  const closed = corners.length > 1 && first?.lat === last?.lat && first?.lng === last?.lng
  return closed ? corners.slice(0, -1) : corners
}

/** The edges of a ring that was made continuous. */
export function edgesOf(corners: Ring): readonly Edge[] {
  return corners.map((_corner, index) => edgeOf(corners, index))
}

/** The edge of a ring that begins at a corner. */
export function edgeOf(corners: Ring, index: number): Edge {
  return [corners[index]!, corners[(index + 1) % corners.length]!]
}

function sideOfFlatRing(lat: number, lng: number, corners: Ring): SideOfRing {
  let inside = false
  let a = corners.at(-1)
  for (const b of corners) {
    if (a === undefined) return 'outside'
    const isNear =
      lat >= Math.min(a.lat, b.lat) - onEdgeDegrees &&
      lat <= Math.max(a.lat, b.lat) + onEdgeDegrees &&
      lng >= Math.min(a.lng, b.lng) - onEdgeDegrees &&
      lng <= Math.max(a.lng, b.lng) + onEdgeDegrees
    if (isNear && degreesToEdge({ lat, lng }, [a, b]) <= onEdgeDegrees) return 'border'
    const spans = a.lat > lat !== b.lat > lat
    if (spans && lng < a.lng + ((lat - a.lat) / (b.lat - a.lat)) * (b.lng - a.lng)) inside = !inside
    a = b
  }
  return inside ? 'inside' : 'outside'
}

export function degreesToEdge({ lat, lng }: LatLng, [a, b]: Edge): number {
  const dLat = b.lat - a.lat
  const dLng = b.lng - a.lng
  const lengthSquared = dLat ** 2 + dLng ** 2
  const along = lengthSquared === 0 ? 0 : ((lat - a.lat) * dLat + (lng - a.lng) * dLng) / lengthSquared
  const nearest = Math.min(1, Math.max(0, along))
  return Math.hypot(lat - a.lat - nearest * dLat, lng - a.lng - nearest * dLng)
}

/** Twice the signed area of a triangle: above 0 when it turns left. */
export function turn(a: LatLng, b: LatLng, c: LatLng): number {
  return (b.lng - a.lng) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lng - a.lng)
}

/** A point written as `lat,lng`; null where the earth has none. */
export function pointIn(text: string): LatLng | null {
  const [lat = Number.NaN, lng = Number.NaN] = text.split(',').map(Number)
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null
}

/** @param name of the parameter */
export function notOnEarth(name: string): string {
  return `${name} is not a point on the earth.`
}

/** From so far on two stops are hardly meant by who picked them from a list: a place of the same name in another province. Metres. */
export const farApartM = 300_000
