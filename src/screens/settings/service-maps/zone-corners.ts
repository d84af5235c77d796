import { isInArea } from '#domain/geo/areas.ts'
import type { ServiceZone, ZoneOutline, ZonePart } from '#domain/pricing/types.ts'
import { areaOf } from '#domain/pricing/zone-index.ts'
import { outlinesOf, partsOf, type PlacedOutline, mapOutlines } from '#domain/pricing/zone-parts.ts'

/*
 * The corners of a zone are counted through all of its outlines, in the order of `outlinesOf`: one number says which part or hole a
 * corner is of, and where in it.
 */

/** Latitude, longitude (degrees). */
export type Corner = readonly [number, number]

type Shape = Pick<ServiceZone, 'bounds' | 'holes' | 'parts'>

/** The outline that a corner is of. */
export interface OutlineOfCorner extends PlacedOutline {
  /** Which corner of this outline it is. */
  readonly at: number
  /** The number of the outline's own first corner. */
  readonly first: number
}

export function cornersOf(zone: Shape): readonly Corner[] {
  return outlinesOf(zone).flatMap(({ bounds }) => bounds)
}

/** The outline of a corner; undefined where the zone has no such corner. */
export function outlineAt(zone: Shape, corner: number): OutlineOfCorner | undefined {
  let first = 0
  for (const outline of outlinesOf(zone)) {
    const at = corner - first
    if (at >= 0 && at < outline.bounds.length) return { ...outline, at, first }
    first += outline.bounds.length
  }
  return undefined
}

/** The middle of the edge that follows a corner. */
export function middleAfter(zone: Shape, corner: number): Corner | undefined {
  const { bounds = [], at = 0 } = outlineAt(zone, corner) ?? {}
  const [a, b] = [bounds[at], bounds[(at + 1) % bounds.length]]
  return a && b && [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
}

export function withCornerMoved<Zone extends Shape>(zone: Zone, corner: number, to: Corner): Zone {
  return withOutline(zone, corner, (bounds, at) => bounds.with(at, roundCorner(to)))
}

/** With a corner on the edge that follows another. */
export function withCornerAfter<Zone extends Shape>(zone: Zone, corner: number, to: Corner): Zone {
  return withOutline(zone, corner, (bounds, at) => bounds.toSpliced(at + 1, 0, roundCorner(to)))
}

/** An outline keeps three corners: the same zone then. */
export function withoutCorner<Zone extends Shape>(zone: Zone, corner: number): Zone {
  return withOutline(zone, corner, (bounds, at) => (bounds.length > 3 ? bounds.toSpliced(at, 1) : bounds))
}

/** Without the hole that a corner is of, or without the part, with its holes. A zone keeps one part: the same zone then. */
export function withoutOutline<Zone extends Shape>(zone: Zone, corner: number): Zone {
  const outline = outlineAt(zone, corner)
  if (outline === undefined) return zone
  const { part, hole } = outline
  const parts = partsOf<ZoneOutline>(zone)
  if (hole === null) return parts.length > 1 ? withParts(zone, parts.toSpliced(part, 1)) : zone
  return withParts(
    zone,
    parts.map((each, index) => (index === part ? partOf(each.bounds, each.holes?.toSpliced(hole, 1)) : each)),
  )
}

/** With what was drawn: a hole where it lies within a part, else a part. */
export function withOutlineDrawn<Zone extends Shape>(zone: Zone, drawn: readonly Corner[]): Zone {
  const bounds = drawn.map(roundCorner)
  const parts = partsOf<ZoneOutline>(zone)
  const around = parts.findIndex((part) => bounds.every(([lat, lng]) => isInArea({ lat, lng }, areaOf(part))))
  if (around === -1) return withParts(zone, [...parts, { bounds }])
  return withParts(
    zone,
    parts.map((part, index) => (index === around ? partOf(part.bounds, [...(part.holes ?? []), bounds]) : part)),
  )
}

function withOutline<Zone extends Shape>(
  zone: Zone,
  corner: number,
  change: (bounds: ZoneOutline, at: number) => ZoneOutline,
): Zone {
  const outline = outlineAt(zone, corner)
  if (outline === undefined) return zone
  const changed = change(outline.bounds, outline.at)
  if (changed === outline.bounds) return zone
  return { ...zone, ...mapOutlines(zone, (bounds) => (bounds === outline.bounds ? changed : bounds)) }
}

/** What has no holes, or no further parts, does not say so. */
function withParts<Zone extends Shape>(zone: Zone, [first, ...further]: readonly ZonePart[]): Zone {
  return { ...zone, holes: undefined, ...first, parts: further.length > 0 ? further : undefined }
}

function partOf(bounds: ZoneOutline, holes: readonly ZoneOutline[] = []): ZonePart {
  return holes.length > 0 ? { bounds, holes } : { bounds }
}

/** Six decimals are a decimetre. */
export function roundCorner([lat, lng]: Corner): Corner {
  return [Number(lat.toFixed(6)), Number(lng.toFixed(6))]
}
