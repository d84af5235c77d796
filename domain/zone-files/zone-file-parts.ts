import { innerPoint, prepareArea } from '../geo/areas.ts'
import { prepareRing, ringAreaM2, sideOfRing, type PreparedRing, type Ring } from '../geo/geo.ts'
import type { ZoneOutline, ZonePart } from '../pricing/types.ts'
import { areaOf } from '../pricing/zone-index.ts'
import { ringOf } from '../pricing/zone-parts.ts'
import { loopsOf, ringProblem } from '../geo/ring-crossing.ts'
import { ZoneFileFault } from './zone-file-fault.ts'

/** What does not reach this share of a zone's largest loop is a slip of the pen where it crosses itself. */
const slipShare = 0.01
/** An outline that has to be cut more often is no area, and would take minutes. */
const mostCuts = 100
/** As many as an outline, and as many as a part of a zone, have at most. */
const mostCorners = 2_000
const mostHoles = 200

/**
 * The parts of a zone that a polygon is: one, unless its outline crosses itself. Then its loops are parts, and a loop within another is
 * a hole in it (even-odd, docs/rules/zones-and-distance.md, "Zones").
 * @param rings the outline and the holes in it
 * @param where what the polygon is called in sentences
 * @param notes gets a sentence for all that is left out
 * @throws ZoneFileFault for an outline that is no area, or too long
 */
export function partsOfPolygon([outer = [], ...holes]: readonly Ring[], where: string, notes: string[]): ZonePart[] {
  const parts: { readonly ring: PreparedRing; readonly bounds: ZoneOutline; readonly holes: ZoneOutline[] }[] = []
  /** Of the parts around it the innermost, which of loops by size is the last. */
  const around = (ring: Ring) => {
    const point = innerPoint(prepareArea(ring))
    return parts.findLast((part) => sideOfRing(point, part.ring) !== 'outside')
  }
  const loops = outlineLoops(outer, where, notes)
  const prepared = loops.map(prepareRing)
  for (const [index, loop] of loops.entries()) {
    const point = innerPoint(prepareArea(loop))
    const depth = prepared.slice(0, index).filter((larger) => sideOfRing(point, larger) !== 'outside').length
    if (depth % 2 === 0) parts.push({ ring: prepareRing(loop), bounds: rounded(loop), holes: [] })
    else around(loop)?.holes.push(rounded(loop))
  }
  const enclosed = loops.length - parts.length
  if (enclosed > 0)
    notes.push(`${where}: its outline meets itself around ${enclosed === 1 ? 'a hole' : `${enclosed} holes`}.`)
  let leftOut = 0
  for (const hole of holes) {
    const cut = cutAt(hole, where, 'a hole in it').filter((loop) => ringProblem(ringOf(rounded(loop))) === null)
    const within = cut.flatMap((loop) => (ringAreaM2(loop) > 0 ? [[loop, around(loop)] as const] : []))
    if (within.every(([, part]) => part === undefined)) leftOut += 1
    for (const [loop, part] of within) part?.holes.push(rounded(loop))
  }
  if (leftOut > 0)
    notes.push(
      `${where}: ${leftOut === 1 ? 'a hole that is' : `${leftOut} holes that are`} no area, or not within its outline, left out.`,
    )
  return parts.map((part) => {
    if (part.holes.length > mostHoles)
      throw new ZoneFileFault(`${where} has ${part.holes.length} holes; a part of a zone has at most ${mostHoles}.`)
    const { bounds, holes: own } = part
    if (own.length > 0 && areaOf(part).areaM2 === 0) throw new ZoneFileFault(`${where}: its holes leave nothing of it.`)
    return { bounds, ...(own.length > 0 && { holes: own }) }
  })
}

/** The loops of an outline, the largest first, without slips. */
function outlineLoops(ring: Ring, where: string, notes: string[]): readonly Ring[] {
  const [largest, ...rest] = cutAt(ring, where, 'its outline')
  if (largest === undefined) throw new ZoneFileFault(`${where}: an outline needs at least three different corners.`)
  const kept = [largest, ...rest.filter((loop) => ringAreaM2(loop) >= slipShare * ringAreaM2(largest))]
  const slips = rest.length + 1 - kept.length
  if (slips > 0)
    notes.push(
      `${where}: its outline crossed itself; ${slips === 1 ? 'a loop' : `${slips} loops`} of ${squareMetres(rest.slice(-slips))} left out.`,
    )
  return kept
}

/** The loops of a ring that may cross itself. */
function cutAt(ring: Ring, where: string, what: string): readonly Ring[] {
  const [first] = ring
  const last = ring.at(-1)
  const count = ring.length - (first?.lat === last?.lat && first?.lng === last?.lng ? 1 : 0)
  // One that is far too long is not even looked at.
  if (count > mostCorners)
    throw new ZoneFileFault(`${where} has ${count} corners; an outline has at most ${mostCorners}. Simplify it first.`)
  const loops = loopsOf(ring, mostCuts)
  if (loops === null)
    throw new ZoneFileFault(`${where}: ${what} crosses itself more than ${mostCuts} times. Draw it anew.`)
  return loops
}

function squareMetres(loops: readonly Ring[]): string {
  const area = loops.reduce((sum, loop) => sum + ringAreaM2(loop), 0)
  return `${Math.round(area).toLocaleString('en-CA')} m²`
}

/** Six decimals are a decimetre; more would only make the map longer. */
function rounded(ring: Ring): ZoneOutline {
  return ring.map(({ lat, lng }): [number, number] => [Number(lat.toFixed(6)), Number(lng.toFixed(6))])
}
