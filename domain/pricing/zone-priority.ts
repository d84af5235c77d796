/** The levels of a zone, the lowest first. Where zones overlap the higher one wins. */
export const zonePriorities = ['low', 'medium', 'high'] as const
export type ZonePriority = (typeof zonePriorities)[number]

/**
 * By what zones are compared. Revisions that were published with more numbers than there are levels keep those, and a
 * revision has either levels or numbers.
 */
export function priorityRank(priority: ZonePriority | number): number {
  return typeof priority === 'number' ? priority : zonePriorities.indexOf(priority)
}

/**
 * The levels of priorities that are numbers, as maps had them and files may: their order stays for as long as there are at most three of them.
 * One alone is medium, two are medium and high; of more than three, those between the lowest and the highest are medium.
 */
export function levelsOf(numbers: Iterable<number>): ReadonlyMap<number, ZonePriority> {
  const ordered = [...new Set(numbers)].toSorted((one, other) => one - other)
  const last = ordered.length - 1
  return new Map(
    ordered.map((number, place) => [
      number,
      place === last && last > 0 ? 'high' : place === 0 && last > 1 ? 'low' : 'medium',
    ]),
  )
}
