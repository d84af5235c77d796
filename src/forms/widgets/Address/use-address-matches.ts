import { useEffect, useState } from 'react'
import { type AddressMatch, useAddressSearch } from '../../address-search.tsx'

/** Milliseconds of silence before an address is looked up (docs/rules/units-and-formats.md, "Intervals"). */
const addressDebounce = 500

/** A house number alone finds half a city. */
const shortestQuery = 3

interface Search {
  readonly matches: readonly AddressMatch[]
  readonly searching: boolean
  /** Whether the matches answer the query as it stands. */
  readonly found: boolean
}

const nothing: Search = { matches: [], searching: false, found: false }

/** Looks an address up once typing pauses; typing on forgets the search before. A failed search finds nothing. */
export function useAddressMatches(query: string): Search {
  const search = useAddressSearch()
  const [result, setResult] = useState<Search & { query: string }>({ ...nothing, query: '' })

  useEffect(() => {
    if (query.trim().length < shortestQuery) return undefined
    const abort = new AbortController()
    const find = async () => {
      setResult((before) => ({ ...before, searching: true }))
      const matches = await search(query.trim(), abort.signal).catch(() => [])
      if (!abort.signal.aborted) setResult({ query, matches, searching: false, found: true })
    }
    const timer = setTimeout(() => void find(), addressDebounce)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [query, search])

  if (query.trim().length < shortestQuery) return nothing
  return result.query === query ? result : { ...result, found: false }
}
