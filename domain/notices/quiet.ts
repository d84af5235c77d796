/**
 * Whether somebody's phone is to be silent. The time may pass midnight; one that ends as it begins is the whole day.
 * @param secondsFromMidnight by the person's clock
 * @param from seconds from midnight; null: never
 * @param to the same; at that moment it is over
 */
export function isQuietAt(secondsFromMidnight: number, from: number | null, to: number | null): boolean {
  if (from === null || to === null) return false
  const isIn = secondsFromMidnight >= from || secondsFromMidnight < to
  return from < to ? secondsFromMidnight >= from && secondsFromMidnight < to : isIn
}
