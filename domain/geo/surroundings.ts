import { greatCircleM, type LatLng, wrapLongitude } from './geo.ts'

/** A place and how far around it, in metres as the crow flies. */
export interface Surroundings {
  readonly latitude: number
  readonly longitude: number
  readonly radiusM: number
}

/** South-west and north-east corner in degrees; east of 180 where it reaches across that meridian. */
export interface Bounds {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** Metres of a degree of latitude, a little less than exact: a box by it is never too small. */
const degreeM = 111_000
/** Nearer to a pole a degree of longitude is no measure any more, and nobody delivers. */
const leastShrink = 0.05

const turn = 360

/** How far it is from the middle of the nearest of the surroundings that hold a place, whole metres; null: none does. */
export function distanceWithin(at: LatLng, areas: readonly Surroundings[]): number | null {
  const distances = areas
    .map(({ latitude, longitude, radiusM }) => ({ radiusM, away: greatCircleM({ lat: latitude, lng: longitude }, at) }))
    .filter(({ radiusM, away }) => away <= radiusM)
    .map(({ away }) => Math.round(away))
  return distances.length === 0 ? null : Math.min(...distances)
}

/** The box around the surroundings of a place. A degree of longitude is as much shorter as its parallel is. */
export function boxAround({ latitude, longitude, radiusM }: Surroundings): Bounds {
  const reach = radiusM / degreeM
  const farthest = Math.min(89, Math.abs(latitude) + reach)
  const across = reach / Math.max(Math.cos((farthest * Math.PI) / 180), leastShrink)
  return { south: latitude - reach, west: longitude - across, north: latitude + reach, east: longitude + across }
}

/** The box around all of them, the short way around the globe. Not of none. */
export function boxAroundAll(areas: readonly Surroundings[]): Bounds {
  const from = areas[0]?.longitude ?? 0
  const beside = (longitude: number) => from + wrapLongitude(longitude - from)
  const boxes = areas.map((area) => boxAround({ ...area, longitude: beside(area.longitude) }))
  return {
    south: Math.min(...boxes.map(({ south }) => south)),
    west: Math.min(...boxes.map(({ west }) => west)),
    north: Math.max(...boxes.map(({ north }) => north)),
    east: Math.max(...boxes.map(({ east }) => east)),
  }
}

/** A longitude as it lies east of the west of a box. */
export function longitudeWithin(longitude: number, west: number): number {
  return longitude + turn * Math.ceil((west - longitude) / turn)
}

/** A longitude as boxes may be written that reach across the meridian of 180 degrees: itself, and a turn to either side. */
export function turnsOf(longitude: number): readonly [number, number, number] {
  return [longitude, longitude - turn, longitude + turn]
}
