import { edgeOf, ringAreaM2, turn, unrollRing, wrapLongitude, type Edge, type LatLng, type Ring } from './geo.ts'

/** What makes a ring unusable as a zone (docs/rules/zones-and-distance.md, "Zones"). */
export type RingProblem = 'too_few_points' | 'self_crossing'

/** Why a ring cannot be a zone, or null: fewer than three distinct corners, or edges that cross, touch or run back. */
export function ringProblem(ring: Ring): RingProblem | null {
  const corners = unrollRing(ring)
  const [first] = corners
  const others = corners.filter((corner) => !isSame(corner, first))
  if (others.every((corner) => isSame(corner, others[0]))) return 'too_few_points'
  return firstCrossing(corners) === null ? null : 'self_crossing'
}

/** A place where the edges of a ring cross, touch or run back over each other, the westernmost or near it; null when they never do. */
export function ringCrossing(ring: Ring): LatLng | null {
  const crossing = firstCrossing(unrollRing(ring))
  return crossing && { lat: crossing.place.lat, lng: wrapLongitude(crossing.place.lng) }
}

/**
 * The loops that a ring which crosses itself is made of, the largest first: each is a ring of its own. One that does not cross itself
 * is its only loop; spikes and what has no area are left out.
 * @param mostCuts a ring that has to be cut more often is a scribble: null
 */
export function loopsOf(ring: Ring, mostCuts = Infinity): readonly Ring[] | null {
  const loops: Ring[] = []
  const open: Ring[] = [unrollRing(ring)]
  let cuts = 0
  for (let corners = open.pop(); corners !== undefined; corners = open.pop()) {
    if (corners.length < 3) continue
    const crossing = firstCrossing(corners)
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
    const rings = cut.map(unrollRing)
    open.push(...rings.filter((each) => each.length < corners.length))
  }
  return loops.toSorted((left, right) => ringAreaM2(right) - ringAreaM2(left))
}

/** Where two edges of a ring meet that should not. */
export interface Crossing {
  readonly place: LatLng
  /** The edges that meet there, by the numbers of the corners that they begin at; the lower first. */
  readonly first: number
  readonly second: number
  /** Whether they are neighbours that lie on each other; the place is the corner between them. */
  readonly isSpike: boolean
}

/**
 * Where a ring meets itself, or null. A line sweeps over it from west to east (Shamos and Hoey) and keeps the edges that it cuts, from
 * south to north: only neighbours on it can be the next to meet, so that a ring of n corners takes about n log n comparisons,
 * whatever its shape.
 * @param corners with continuous longitudes, none like its neighbour
 */
export function firstCrossing(corners: Ring): Crossing | null {
  const cut: SweptEdge[] = []
  const order = corners.map((_corner, index) => index).toSorted((one, other) => eastward(corners[one], corners[other]))
  for (const [at, index] of order.entries()) {
    const corner = corners[index]!
    const next = order[at + 1]
    if (next !== undefined && isSame(corner, corners[next])) return meeting(corner, index, next)
    const edges = [sweptEdge(corners, (index + corners.length - 1) % corners.length), sweptEdge(corners, index)]
    const from = firstWhere(cut, (edge) => sideOf(edge, corner) <= 0)
    const to = firstWhere(cut, (edge) => sideOf(edge, corner) < 0)
    const through = cut.slice(from, to).find(({ east }) => east !== corner)
    if (through !== undefined) return touching(corners, through.index, index)
    const [one, other] = edges.filter(({ west }) => west === corner)
    const beginning = one && other ? northward(corner, one, other) : one ? [one] : []
    if (beginning === null) return { ...meeting(corner, edges[0]!.index, index), isSpike: true }
    cut.splice(from, to - from, ...beginning)
    const end = from + beginning.length
    const crossing =
      crossingOf(cut[from - 1], cut[from]) ?? (beginning.length > 0 ? crossingOf(cut[end - 1], cut[end]) : null)
    if (crossing !== null) return crossing
  }
  return null
}

interface SweptEdge {
  /** Of the corner that it begins at in the ring. */
  readonly index: number
  readonly west: LatLng
  readonly east: LatLng
}

function sweptEdge(corners: Ring, index: number): SweptEdge {
  const [a, b] = edgeOf(corners, index)
  return eastward(a, b) < 0 ? { index, west: a, east: b } : { index, west: b, east: a }
}

/** The order in which the line comes by corners. */
function eastward(one: LatLng | undefined, other: LatLng | undefined): number {
  return (one?.lng ?? 0) - (other?.lng ?? 0) || (one?.lat ?? 0) - (other?.lat ?? 0)
}

/** Above 0 where a corner lies north of an edge, 0 on it. */
function sideOf({ west, east }: SweptEdge, corner: LatLng): number {
  return turn(west, east, corner)
}

/** The two edges that begin at a corner, the southern first; null where they lie on each other. */
function northward(corner: LatLng, one: SweptEdge, other: SweptEdge): SweptEdge[] | null {
  const side = turn(corner, one.east, other.east)
  if (side === 0) return null
  return side > 0 ? [one, other] : [other, one]
}

/** Binary search: what is asked is false up to some place, and true from there. */
function firstWhere<Item>(items: readonly Item[], isThere: (item: Item) => boolean): number {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isThere(items[middle]!)) high = middle
    else low = middle + 1
  }
  return low
}

function meeting(place: LatLng, one: number, other: number): Crossing {
  return { place, first: Math.min(one, other), second: Math.max(one, other), isSpike: false }
}

/** A corner that lies on an edge; where one of its own edges is the neighbour of that, the two run back over each other. */
function touching(corners: Ring, through: number, index: number): Crossing {
  const count = corners.length
  for (const own of [(index + count - 1) % count, index]) {
    const isNeighbour = (own + 1) % count === through || (through + 1) % count === own
    const place = isNeighbour ? runsBackAt(edgeOf(corners, through), edgeOf(corners, own)) : null
    if (place !== null) return { ...meeting(place, through, own), isSpike: true }
  }
  return meeting(corners[index]!, through, index)
}

/** Where two edges cross between their ends. */
function crossingOf(one: SweptEdge | undefined, other: SweptEdge | undefined): Crossing | null {
  if (one === undefined || other === undefined) return null
  const [{ west: a, east: b }, { west: c, east: d }] = [one, other]
  const [sideA, sideB] = [turn(c, d, a), turn(c, d, b)]
  if (sideA * sideB >= 0 || turn(a, b, c) * turn(a, b, d) >= 0) return null
  const along = sideA / (sideA - sideB)
  const place = { lat: a.lat + along * (b.lat - a.lat), lng: a.lng + along * (b.lng - a.lng) }
  return meeting(place, one.index, other.index)
}

function isSame(one: LatLng, other: LatLng | undefined): boolean {
  return one.lat === other?.lat && one.lng === other.lng
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
