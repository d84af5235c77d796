import type { ZoneOutline } from './types.ts'

/** An outline with the holes in it. */
interface Part<Outline> {
  readonly bounds: Outline
  readonly holes?: readonly Outline[]
}

/** Where a zone is: its own outline is its first part. */
interface Shape<Outline> extends Part<Outline> {
  readonly parts?: readonly Part<Outline>[]
}

/** All parts of a zone, its own outline first. */
export function partsOf<Outline>({ bounds, holes, parts = [] }: Shape<Outline>): readonly Part<Outline>[] {
  return [{ bounds, ...(holes && { holes }) }, ...parts]
}

/** An outline of a zone: of a part, or of a hole in it. */
export interface PlacedOutline<Outline = ZoneOutline> {
  readonly bounds: Outline
  /** 0 is the first. */
  readonly part: number
  /** Of the part's holes; null for the part's own outline. */
  readonly hole: number | null
  /** JSON pointer into the zone. */
  readonly pointer: string
}

/** Every outline of a zone: each part, then its holes. */
export function outlinesOf<Outline>(zone: Shape<Outline>): readonly PlacedOutline<Outline>[] {
  return partsOf(zone).flatMap(({ bounds, holes = [] }, part) => {
    const of = part === 0 ? '' : `/parts/${part - 1}`
    return [
      { bounds, part, hole: null, pointer: `${of}/bounds` },
      ...holes.map((each, hole) => ({ bounds: each, part, hole, pointer: `${of}/holes/${hole}` })),
    ]
  })
}

/** The same zone with every outline made another. */
export function mapOutlines<Outline, Other>(
  { bounds, holes, parts }: Shape<Outline>,
  change: (outline: Outline) => Other,
): { bounds: Other; holes?: Other[]; parts?: { bounds: Other; holes?: Other[] }[] } {
  return {
    bounds: change(bounds),
    ...(holes && { holes: holes.map(change) }),
    ...(parts && {
      parts: parts.map((part) => ({
        bounds: change(part.bounds),
        ...(part.holes && { holes: part.holes.map(change) }),
      })),
    }),
  }
}

/** Corners as geometry takes them. */
export function ringOf(bounds: ZoneOutline): { lat: number; lng: number }[] {
  return bounds.map(([lat, lng]) => ({ lat, lng }))
}
