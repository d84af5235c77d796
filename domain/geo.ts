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

/** What makes a ring unusable as a zone (domain-rules 12). */
export type RingProblem = 'too_few_points' | 'self_crossing'

/** A ring made ready to be asked about many points: its corners with continuous longitudes, and the box around them. */
export interface PreparedRing {
  readonly corners: Ring
  readonly south: number
  readonly north: number
  readonly west: number
  readonly east: number
}

const earthRadiusM = 6_371_008.8
/** Roads are about this much longer than the great circle (domain-rules 13). */
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

/** Great circle x 1.3 at 35 km/h, for when no routing provider is configured (domain-rules 13). */
export function estimateRoute(from: LatLng, to: LatLng): RouteEstimate {
  const distanceM = greatCircleM(from, to) * detourFactor
  return { distanceM: Math.round(distanceM), timeS: Math.round(distanceM / speedMetresPerSecond), estimated: true }
}

/** Whether a point lies in the area: even-odd, edges and corners inside, across the date line too (domain-rules 12). */
export function isInRing(point: LatLng, ring: Ring): boolean {
  return isInPreparedRing(point, prepareRing(ring))
}

/** Makes a ring ready for {@link isInPreparedRing}. An empty one holds nothing. */
export function prepareRing(ring: Ring): PreparedRing {
  const corners = unrolled(ring)
  let [south, north, west, east] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { lat, lng } of corners) {
    south = Math.min(south, lat - onEdgeDegrees)
    north = Math.max(north, lat + onEdgeDegrees)
    west = Math.min(west, lng - onEdgeDegrees)
    east = Math.max(east, lng + onEdgeDegrees)
  }
  return { corners, south, north, west, east }
}

/** {@link isInRing} of a ring that was made ready: most points are turned away by its box. */
export function isInPreparedRing({ lat, lng }: LatLng, { corners, south, north, west, east }: PreparedRing): boolean {
  if (!(lat >= south && lat <= north)) return false
  // The point may be written any number of turns of the globe away, and the ring may reach past 180 degrees.
  for (let turned = lng - 360 * Math.floor((lng - west) / 360); turned <= east; turned += 360) {
    if (isInFlatRing(lat, turned, corners)) return true
  }
  return false
}

/** Metres from a point to the nearest edge of an area, as on a flat map around the point: exact enough for a few kilometres. */
export function distanceToRingM(point: LatLng, ring: Ring): number {
  const shrink = Math.cos(radians(point.lat))
  const flat = ({ lat, lng }: LatLng) => ({ lat: lat - point.lat, lng: wrapped(lng - point.lng) * shrink })
  const degrees = edgesOf(unrolled(ring)).map(([a, b]) => degreesToEdge({ lat: 0, lng: 0 }, [flat(a), flat(b)]))
  return radians(Math.min(...degrees)) * earthRadiusM
}

/** The area in square metres, exact enough to tell which of two overlapping zones is smaller. */
export function ringAreaM2(ring: Ring): number {
  const doubled = edgesOf(unrolled(ring)).reduce((sum, [a, b]) => {
    return sum + radians(b.lng - a.lng) * (2 + Math.sin(radians(a.lat)) + Math.sin(radians(b.lat)))
  }, 0)
  return (Math.abs(doubled) * earthRadiusM ** 2) / 2
}

/** Why a ring cannot be a zone, or null: fewer than three distinct corners, or edges that cross or run back. */
export function ringProblem(ring: Ring): RingProblem | null {
  const corners = unrolled(ring)
  const [first] = corners
  const others = corners.filter((corner) => !isSame(corner, first))
  if (others.every((corner) => isSame(corner, others[0]))) return 'too_few_points'
  return firstCrossing(edgesOf(corners)) === null ? null : 'self_crossing'
}

/** The first place where the edges of a ring cross, touch or run back over each other; null when they never do. */
export function ringCrossing(ring: Ring): LatLng | null {
  const crossing = firstCrossing(edgesOf(unrolled(ring)))
  return crossing && { lat: crossing.place.lat, lng: wrapped(crossing.place.lng) }
}

/**
 * The loops that a ring which crosses itself is made of, the largest first: each is a ring of its own. One that does not cross itself
 * is its only loop; spikes and what has no area are left out.
 * @param mostCuts a ring that has to be cut more often is a scribble: null
 */
export function loopsOf(ring: Ring, mostCuts = Infinity): readonly Ring[] | null {
  const loops: Ring[] = []
  const open: Ring[] = [unrolled(ring)]
  let cuts = 0
  for (let corners = open.pop(); corners !== undefined; corners = open.pop()) {
    if (corners.length < 3) continue
    const crossing = firstCrossing(edgesOf(corners))
    if (crossing === null) {
      loops.push(corners)
      continue
    }
    cuts += 1
    if (cuts > mostCuts) return null
    const { place, first, second, isSpike } = crossing
    // A corner that two edges run back from is a spike; every loop has fewer corners than what it was cut from, or it would never end.
    const cut = isSpike
      ? [corners.filter((corner) => corner.lat !== place.lat || corner.lng !== place.lng)]
      : [
          [...corners.slice(0, first + 1), place, ...corners.slice(second + 1)],
          [place, ...corners.slice(first + 1, second + 1)],
        ]
    const rings = cut.map(unrolled)
    open.push(...rings.filter((each) => each.length < corners.length))
  }
  return loops.toSorted((left, right) => ringAreaM2(right) - ringAreaM2(left))
}

interface Crossing {
  readonly place: LatLng
  /** The edges that meet there, by their numbers. */
  readonly first: number
  readonly second: number
  readonly isSpike: boolean
}

/**
 * The crossing of the first edge that crosses another, with the first of those. Edges are gone through from west to east, each only
 * beside those that begin before it ends.
 */
function firstCrossing(edges: readonly Edge[]): Crossing | null {
  const westOf = ([a, b]: Edge) => Math.min(a.lng, b.lng)
  const wests = edges.map(westOf)
  const order = wests.map((_west, index) => index).toSorted((left, right) => (wests[left] ?? 0) - (wests[right] ?? 0))
  let found: Crossing | null = null
  for (const [at, index] of order.entries()) {
    const edge = edges[index]!
    const east = Math.max(edge[0].lng, edge[1].lng)
    for (let next = at + 1; next < order.length; next += 1) {
      const other = order[next]!
      if (wests[other]! > east) break
      const [first, second] = index < other ? [index, other] : [other, index]
      if (found !== null && (first > found.first || (first === found.first && second > found.second))) continue
      found = crossingOf(edges, first, second) ?? found
    }
  }
  return found
}

/** Where one edge of a ring meets a later one, if they do. */
function crossingOf(edges: readonly Edge[], first: number, second: number): Crossing | null {
  const [edge, other] = [edges[first]!, edges[second]!]
  if (apart(edge, other)) return null
  const isSpike = second === first + 1 || (first === 0 && second === edges.length - 1)
  const place = isSpike ? runsBackAt(edge, other) : meetingPoint(edge, other)
  return place && { place, first, second, isSpike }
}

/** Degrees by which areas must reach into each other to overlap: about ten metres, where neighbours drawn by hand share a border. */
const overlapDegrees = 1e-4

/**
 * Whether two areas overlap: somewhere one reaches at least about ten metres into the other. Neighbours whose common border was
 * drawn twice do not.
 */
export function ringsOverlap(one: PreparedRing, other: PreparedRing): boolean {
  const isApart =
    one.north - overlapDegrees < other.south ||
    other.north - overlapDegrees < one.south ||
    one.east - overlapDegrees < other.west ||
    other.east - overlapDegrees < one.west
  return !isApart && (reachesInto(one, other) || reachesInto(other, one))
}

/** Whether the border of one ring, or the middle of it, lies deep in the other. Most is told by a corner; edges are cut last. */
function reachesInto(one: PreparedRing, other: PreparedRing): boolean {
  const edges = edgesOf(other.corners)
  const isDeep = (point: LatLng) =>
    isInPreparedRing(point, other) && edges.every((edge) => degreesToEdge(point, edge) > overlapDegrees)
  if (one.corners.some(isDeep)) return true
  const isCovered =
    one.south > other.south - overlapDegrees &&
    one.north < other.north + overlapDegrees &&
    one.west > other.west - overlapDegrees &&
    one.east < other.east + overlapDegrees
  if (isCovered && isDeep(innerPoint(one.corners))) return true
  const reached = edges.filter((edge) => touches(edge, one))
  return edgesOf(one.corners).some((edge) => {
    if (!touches(edge, other)) return false
    const [a, b] = edge
    const meetings = reached.flatMap((each) => (apart(edge, each) ? [] : (meetingPoint(edge, each) ?? [])))
    const along = [a, b, ...meetings].toSorted(
      (p, q) => Math.hypot(p.lat - a.lat, p.lng - a.lng) - Math.hypot(q.lat - a.lat, q.lng - a.lng),
    )
    return along.some((point, index) => isDeep(middleOf(point, along[index + 1] ?? point)))
  })
}

function middleOf(a: LatLng, b: LatLng): LatLng {
  return { lat: (a.lat + b.lat) / 2, lng: (a.lng + b.lng) / 2 }
}

/** A point well within a ring, for its label: the middle of the widest part at half its height. */
export function innerPoint(ring: Ring): LatLng {
  const corners = unrolled(ring)
  const lats = corners.map(({ lat }) => lat)
  // Not exactly half: a corner there would be counted once too often.
  const lat = Math.min(...lats) + (Math.max(...lats) - Math.min(...lats)) * 0.499_7
  const crossed = edgesOf(corners)
    .flatMap(([a, b]) =>
      a.lat > lat === b.lat > lat ? [] : a.lng + ((lat - a.lat) / (b.lat - a.lat)) * (b.lng - a.lng),
    )
    .toSorted((left, right) => left - right)
  let [from = corners[0]?.lng ?? 0, to = from] = crossed
  for (let index = 2; index < crossed.length; index += 2) {
    const [west = 0, east = 0] = crossed.slice(index, index + 2)
    if (east - west > to - from) [from, to] = [west, east]
  }
  return { lat, lng: (from + to) / 2 }
}

type Edge = readonly [LatLng, LatLng]

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** A difference of longitudes brought to -180 to 180. */
function wrapped(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360)
}

function isSame(one: LatLng, other: LatLng | undefined): boolean {
  return one.lat === other?.lat && one.lng === other.lng
}

/** Longitudes made continuous from corner to corner, and corners that repeat their neighbour dropped. */
function unrolled(ring: Ring): Ring {
  const corners: LatLng[] = []
  for (const { lat, lng } of ring) {
    const last = corners.at(-1)
    const continued = last === undefined ? lng : last.lng + wrapped(lng - last.lng)
    if (last === undefined || last.lat !== lat || last.lng !== continued) corners.push({ lat, lng: continued })
  }
  const [first] = corners
  const last = corners.at(-1)
  const closed = corners.length > 1 && first?.lat === last?.lat && first?.lng === last?.lng
  return closed ? corners.slice(0, -1) : corners
}

function edgesOf(corners: Ring): readonly Edge[] {
  return corners.map((corner, index) => [corner, corners[(index + 1) % corners.length] ?? corner])
}

function isInFlatRing(lat: number, lng: number, corners: Ring): boolean {
  let inside = false
  let a = corners.at(-1)
  for (const b of corners) {
    if (a === undefined) return false
    const isNear =
      lat >= Math.min(a.lat, b.lat) - onEdgeDegrees &&
      lat <= Math.max(a.lat, b.lat) + onEdgeDegrees &&
      lng >= Math.min(a.lng, b.lng) - onEdgeDegrees &&
      lng <= Math.max(a.lng, b.lng) + onEdgeDegrees
    if (isNear && degreesToEdge({ lat, lng }, [a, b]) <= onEdgeDegrees) return true
    const spans = a.lat > lat !== b.lat > lat
    if (spans && lng < a.lng + ((lat - a.lat) / (b.lat - a.lat)) * (b.lng - a.lng)) inside = !inside
    a = b
  }
  return inside
}

function degreesToEdge({ lat, lng }: LatLng, [a, b]: Edge): number {
  const dLat = b.lat - a.lat
  const dLng = b.lng - a.lng
  const lengthSquared = dLat ** 2 + dLng ** 2
  const along = lengthSquared === 0 ? 0 : ((lat - a.lat) * dLat + (lng - a.lng) * dLng) / lengthSquared
  const nearest = Math.min(1, Math.max(0, along))
  return Math.hypot(lat - a.lat - nearest * dLat, lng - a.lng - nearest * dLng)
}

/** Twice the signed area of a triangle: above 0 when it turns left. */
function turn(a: LatLng, b: LatLng, c: LatLng): number {
  return (b.lng - a.lng) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lng - a.lng)
}

/** Whether the boxes of two edges do not even touch, as those of nearly all pairs in a ring of thousands. */
function apart([a, b]: Edge, [c, d]: Edge): boolean {
  return (
    (a.lat < c.lat && a.lat < d.lat && b.lat < c.lat && b.lat < d.lat) ||
    (a.lat > c.lat && a.lat > d.lat && b.lat > c.lat && b.lat > d.lat) ||
    (a.lng < c.lng && a.lng < d.lng && b.lng < c.lng && b.lng < d.lng) ||
    (a.lng > c.lng && a.lng > d.lng && b.lng > c.lng && b.lng > d.lng)
  )
}

/** Whether the box of an edge touches the box of a ring. */
function touches([a, b]: Edge, { south, north, west, east }: PreparedRing): boolean {
  return !(
    (a.lat < south && b.lat < south) ||
    (a.lat > north && b.lat > north) ||
    (a.lng < west && b.lng < west) ||
    (a.lng > east && b.lng > east)
  )
}

/** Where two edges cross or touch, or null. */
function meetingPoint([a, b]: Edge, [c, d]: Edge): LatLng | null {
  const [turnA, turnB] = [turn(c, d, a), turn(c, d, b)]
  if (turn(a, b, c) * turn(a, b, d) < 0 && turnA * turnB < 0) {
    const along = turnA / (turnA - turnB)
    return { lat: a.lat + along * (b.lat - a.lat), lng: a.lng + along * (b.lng - a.lng) }
  }
  return [c, d].find((p) => liesOn(p, [a, b])) ?? [a, b].find((p) => liesOn(p, [c, d])) ?? null
}

function liesOn(point: LatLng, [a, b]: Edge): boolean {
  const withinLat = point.lat >= Math.min(a.lat, b.lat) && point.lat <= Math.max(a.lat, b.lat)
  const withinLng = point.lng >= Math.min(a.lng, b.lng) && point.lng <= Math.max(a.lng, b.lng)
  return withinLat && withinLng && turn(a, b, point) === 0
}

/** The corner of a spike: two edges that share it and lie on top of each other. Null when they only meet there. */
function runsBackAt(edge: Edge, other: Edge): LatLng | null {
  const shared = edge.find((p) => other.some((q) => q.lat === p.lat && q.lng === p.lng))
  const a = edge.find((p) => p !== shared)
  const b = other.find((q) => q.lat !== shared?.lat || q.lng !== shared.lng)
  if (shared === undefined || a === undefined || b === undefined) return null
  const sameWay = (a.lng - shared.lng) * (b.lng - shared.lng) + (a.lat - shared.lat) * (b.lat - shared.lat) > 0
  return sameWay && turn(shared, a, b) === 0 ? shared : null
}
