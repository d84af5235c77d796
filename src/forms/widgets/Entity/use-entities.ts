import { useEffect, useState } from 'react'
import { type EntityOption, type EntityPaths, useEntitySearch } from '../../entity-search.tsx'

/** Milliseconds of silence before rows are looked up. */
const debounce = 250

interface Found {
  readonly query: string
  readonly options: readonly EntityOption[]
  readonly total: number
  readonly page: number
  readonly failed: boolean
}

interface Entities {
  readonly options: readonly EntityOption[]
  /** How many rows match that are not among the options. */
  readonly further: number
  readonly searching: boolean
  /** Whether the last search came to nothing because it was not answered. */
  readonly failed: boolean
  /** Searches once more. */
  readonly again: () => void
  /** Fetches the next page behind the options. */
  readonly more: () => void
}

/**
 * The rows that match what is typed, page after page; typing on forgets the search before. A failed search finds nothing.
 * @param query undefined while nobody looks for anything
 */
export function useEntities(paths: EntityPaths, query: string | undefined): Entities {
  const { find } = useEntitySearch()
  const [found, setFound] = useState<Found>()
  const [wanted, setWanted] = useState(0)
  const [attempt, setAttempt] = useState(0)
  const [lastQuery, setLastQuery] = useState(query)
  const { list, get } = paths
  if (lastQuery !== query) {
    setLastQuery(query)
    setWanted(0)
  }

  useEffect(() => {
    if (query === undefined) return undefined
    const abort = new AbortController()
    const look = async () => {
      const at = { list, ...(get !== undefined && { get }) }
      const page = await find(at, query.trim(), wanted, abort.signal).catch(() => null)
      if (abort.signal.aborted) return
      setFound((before) => {
        const known = wanted > 0 && before?.query === query ? before.options : []
        const { options, total } = page ?? { options: [], total: 0 }
        return { query, options: [...known, ...options], total, page: wanted, failed: page === null }
      })
    }
    const timer = setTimeout(() => void look(), wanted > 0 || query === '' ? 0 : debounce)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [find, list, get, query, wanted, attempt])

  const options = found?.options ?? []
  return {
    options: query === undefined ? [] : options,
    further: found === undefined ? 0 : Math.max(0, found.total - options.length),
    searching: query !== undefined && (found?.query !== query || found.page !== wanted),
    failed: found?.failed === true,
    again: () => setAttempt((count) => count + 1),
    more: () => setWanted((page) => page + 1),
  }
}

/** What ids are called, once it is known. */
export function useEntityNames(
  paths: EntityPaths,
  ids: readonly number[],
): {
  readonly byId: ReadonlyMap<number, EntityOption>
  readonly known: boolean
  readonly learn: (option: EntityOption) => void
} {
  const { named } = useEntitySearch()
  const [byId, setById] = useState<ReadonlyMap<number, EntityOption>>(new Map())
  const [asked, setAsked] = useState<ReadonlySet<number>>(new Set())
  const { list, get } = paths
  const unknown = ids.filter((id) => !byId.has(id) && !asked.has(id)).join(',')

  useEffect(() => {
    if (unknown === '') return undefined
    const wanted = unknown.split(',').map(Number)
    let gone = false
    const look = async () => {
      const rows = await named({ list, ...(get !== undefined && { get }) }, wanted).catch(() => [])
      if (gone) return
      setById((before) => new Map([...before, ...rows.map((row) => [row.id, row] as const)]))
      setAsked((before) => new Set([...before, ...wanted]))
    }
    void look()
    return () => {
      gone = true
    }
  }, [named, list, get, unknown])

  const learn = (option: EntityOption) => setById((before) => new Map(before).set(option.id, option))
  return { byId, known: unknown === '', learn }
}
