import {
  degreesToEdge,
  edgesOf,
  prepareRing,
  ringAreaM2,
  sideOfRing,
  turn,
  unrollRing,
  type Edge,
  type LatLng,
  type PreparedRing,
  type Ring,
} from './geo.ts'

/** What lies within an outline and in none of its holes, ready to be asked about points and other areas. */
export interface PreparedArea {
  readonly outline: PreparedRing
  readonly holes: readonly PreparedRing[]
  /** Square metres, exact enough to tell which of two zones is smaller. */
  readonly areaM2: number
}

/** Degrees by which areas must reach into each other to overlap: about ten metres, where neighbours drawn by hand share a border. */
const overlapDegrees = 1e-4

/** Makes an area ready. Its holes may be written a turn of the globe away. */
export function prepareArea(outline: Ring, holes: readonly Ring[] = []): PreparedArea {
  const prepared = prepareRing(outline)
  const areaM2 = ringAreaM2(outline) - holes.reduce((sum, hole) => sum + ringAreaM2(hole), 0)
  return {
    outline: prepared,
    holes: holes.map((hole) => prepareRing(besideOutline(hole, prepared))),
    areaM2: Math.max(0, areaM2),
  }
}

function besideOutline(hole: Ring, { west }: PreparedRing): Ring {
  const corners = unrollRing(hole)
  const turns = Math.floor((Math.max(...corners.map(({ lng }) => lng)) - west) / 360)
  return turns === 0 ? corners : corners.map(({ lat, lng }) => ({ lat, lng: lng - 360 * turns }))
}

/** Whether a point lies in an area; its borders, those of holes too, are in it (docs/rules/zones-and-distance.md, "Zones"). */
export function isInArea(point: LatLng, { outline, holes }: PreparedArea): boolean {
  return sideOfRing(point, outline) !== 'outside' && holes.every((hole) => sideOfRing(point, hole) !== 'inside')
}

/**
 * Whether two areas overlap: somewhere one reaches at least about ten metres into the other. Neighbours whose common border was
 * drawn twice do not, nor does what fills a hole.
 */
export function areasOverlap(one: PreparedArea, other: PreparedArea): boolean {
  const [a, b] = [one.outline, other.outline]
  const isApart =
    a.north - overlapDegrees < b.south ||
    b.north - overlapDegrees < a.south ||
    a.east - overlapDegrees < b.west ||
    b.east - overlapDegrees < a.west
  return !isApart && (reachesInto(one, other) || reachesInto(other, one))
}

/** Whether the border of one area, or the middle of it, lies deep in the other. Most is told by a corner; edges are cut last. */
function reachesInto(one: PreparedArea, other: PreparedArea): boolean {
  const edges = borderOf(other)
  const isDeep = (point: LatLng) =>
    isInArea(point, other) && edges.every((edge) => degreesToEdge(point, edge) > overlapDegrees)
  if ([one.outline, ...one.holes].some(({ corners }) => corners.some(isDeep))) return true
  const [a, b] = [one.outline, other.outline]
  const isCovered =
    a.south > b.south - overlapDegrees &&
    a.north < b.north + overlapDegrees &&
    a.west > b.west - overlapDegrees &&
    a.east < b.east + overlapDegrees
  if (isCovered && isDeep(innerPoint(one))) return true
  const reached = edges.filter((edge) => touches(edge, a))
  return borderOf(one).some((edge) => {
    if (!touches(edge, b)) return false
    const [from, to] = edge
    const meetings = reached.flatMap((each) => (apart(edge, each) ? [] : (meetingPoint(edge, each) ?? [])))
    const along = [from, to, ...meetings].toSorted(
      (p, q) => Math.hypot(p.lat - from.lat, p.lng - from.lng) - Math.hypot(q.lat - from.lat, q.lng - from.lng),
    )
    return along.some((point, index) => isDeep(middleOf(point, along[index + 1] ?? point)))
  })
}

function borderOf({ outline, holes }: PreparedArea): readonly Edge[] {
  return [outline, ...holes].flatMap(({ corners }) => edgesOf(corners))
}

function middleOf(a: LatLng, b: LatLng): LatLng {
  return { lat: (a.lat + b.lat) / 2, lng: (a.lng + b.lng) / 2 }
}

/** A point well within an area, for its label: the middle of the widest part at half its height. */
export function innerPoint(area: PreparedArea): LatLng {
  const { corners } = area.outline
  const lats = corners.map(({ lat }) => lat)
  // Not exactly half: a corner there would be counted once too often.
  const lat = Math.min(...lats) + (Math.max(...lats) - Math.min(...lats)) * 0.499_7
  const crossed = borderOf(area)
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
