/** What stands for a version or a kind of page that is not told apart. */
export const otherLoads = 'other'

/** Upper bounds of the classes that first paints are counted in, milliseconds; the last holds whatever took longer. */
const paintBounds = [
  100, 200, 300, 400, 500, 600, 800, 1_000, 1_300, 1_600, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000, 600_000,
] as const

/** The bound of the class that a first paint falls into, milliseconds. */
export function paintBoundOf(ms: number): number {
  return paintBounds.find((bound) => ms <= bound) ?? paintBounds[paintBounds.length - 1]!
}

/** The deepest address of a page has as many parts, and one to spare. */
const mostSegments = 8

const word = /^[a-z][a-z-]{0,39}$/

/**
 * The kind of page that an address is of, without what it says of anybody: `/delivery-orders/:id`.
 * @param path with or without a query, which is left out
 */
export function routePattern(path: string): string {
  const segments = (path.split(/[?#]/)[0] ?? '').split('/').filter(Boolean)
  return `/${segments
    .slice(0, mostSegments)
    .map((segment) => (word.test(segment) ? segment : ':id'))
    .join('/')}`
}

/** A version as it is counted: what is none is no version of ours. */
export function versionToCount(version: string): string {
  return /^\d+\.\d+\.\d[\w.+-]*$/.test(version) ? version : otherLoads
}
