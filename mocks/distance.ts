import type { Distance } from '#generated/model/index.ts'

interface Point {
  readonly latitude: number
  readonly longitude: number
}

const earthRadiusM = 6_371_000
/** The estimate that the contract describes: great circle times 1.3, at 35 km/h. */
const detour = 1.3
const metresPerSecond = 35_000 / 3_600

/** Metres and seconds between two points, as the contract says that an estimate is made. */
export function estimateDistance(from: Point, to: Point): Distance {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2
  const chord =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude)
  const distanceM = Math.round(2 * earthRadiusM * Math.asin(Math.sqrt(chord)) * detour)
  return { distanceM, timeS: Math.round(distanceM / metresPerSecond), estimated: true }
}
