import { useEffect, useState } from 'react'

/** Milliseconds that a row says that it has moved. */
const shownMs = 3_000

/**
 * Which rows stand elsewhere than before, or are new among the others. The fewest that explain the new order: one that went to the top is one,
 * though all others have another place since. Rows at the end are none: they were loaded.
 * @param before ids in their order
 */
export function movedIds(before: readonly number[], after: readonly number[]): Set<number> {
  const placeBefore = new Map(before.map((id, place) => [id, place]))
  const stayed = longestRise(after.flatMap((id) => placeBefore.get(id) ?? []))
  const kept = new Set(stayed.map((place) => before[place]))
  const lastKnown = after.findLastIndex((id) => placeBefore.has(id))
  return new Set(after.slice(0, lastKnown + 1).filter((id) => !kept.has(id)))
}

/** The most of the numbers that rise from left to right. */
function longestRise(numbers: readonly number[]): number[] {
  const ends: number[] = []
  const before: (number | undefined)[] = []
  for (const [at, number] of numbers.entries()) {
    const length = ends.findIndex((end) => (numbers[end] ?? 0) >= number)
    const place = length < 0 ? ends.length : length
    before.push(ends[place - 1])
    ends[place] = at
  }
  const rise: number[] = []
  for (let at = ends.at(-1); at !== undefined; at = before[at]) rise.unshift(numbers[at] ?? 0)
  return rise
}

const none: ReadonlySet<number> = new Set()

/** The rows that have moved of late, for as long as they are to say so. @param question as of `useMoved` */
export function useMovedRows(rows: readonly { readonly id: number }[], question: string): ReadonlySet<number> {
  return useMoved(rows, question, (before, after) =>
    movedIds(
      before.map(({ id }) => id),
      after.map(({ id }) => id),
    ),
  )
}

/**
 * What has moved of late in something that is drawn, for as long as it is to say so.
 * @param question what is drawn answers, such as filter and sort: another one moves nothing
 */
export function useMoved<Drawn>(
  drawn: Drawn,
  question: string,
  movedOf: (before: Drawn, after: Drawn) => ReadonlySet<number>,
): ReadonlySet<number> {
  const [seen, setSeen] = useState({ drawn, question })
  const [moved, setMoved] = useState(none)
  // Adjusted while rendering, so that nothing is ever drawn in its new place without saying so.
  if (seen.drawn !== drawn || seen.question !== question) {
    setSeen({ drawn, question })
    const isSame = seen.question === question
    const now = isSame ? movedOf(seen.drawn, drawn) : none
    if (now.size > 0 || !isSame) setMoved(now)
  }
  useEffect(() => {
    if (moved.size === 0) return
    const timer = setTimeout(() => setMoved(none), shownMs)
    return () => clearTimeout(timer)
  }, [moved])
  return moved
}
