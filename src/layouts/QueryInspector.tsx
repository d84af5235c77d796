import { useEffect, useReducer, useState } from 'react'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { Button, InputGroup } from '@blueprintjs/core'
import { Cross, Refresh, Trash } from '@blueprintjs/icons'
import styles from './inspector.module.css'

/** What the cache holds at this moment, for developers and support: meta + backslash. */
export function QueryInspector({ onClose }: { readonly onClose: () => void }) {
  const queryClient = useQueryClient()
  const [search, setSearch] = useState('')
  const { all, now } = useLiveQueries()
  const queries = all.filter(({ queryHash }) => queryHash.toLowerCase().includes(search.toLowerCase()))
  return (
    <section className={styles.inspector} aria-label="Query inspector">
      <header className={styles.head}>
        <h2 className="wb-section-title">Queries {queries.length}</h2>
        <InputGroup
          size="small"
          type="search"
          placeholder="Part of a key"
          aria-label="Filter queries"
          value={search}
          onValueChange={setSearch}
        />
        <Button
          size="small"
          icon={<Refresh />}
          text="Refetch all"
          onClick={() => void queryClient.refetchQueries({ type: 'active' })}
        />
        <Button size="small" variant="minimal" icon={<Cross />} aria-label="Close query inspector" onClick={onClose} />
      </header>
      <div className={styles.list}>
        <table>
          <thead>
            <tr>
              <th scope="col">Status</th>
              <th scope="col" className="wb-number">
                Age
              </th>
              <th scope="col" className="wb-number">
                Observers
              </th>
              <th scope="col">Key</th>
              <th scope="col">
                <span className="wb-visually-hidden">Acts</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {queries.map((query) => (
              <QueryRow key={query.queryHash} query={query} now={now} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function QueryRow({ query, now }: { readonly query: Query; readonly now: number }) {
  const queryClient = useQueryClient()
  const { queryKey, queryHash, state } = query
  return (
    <tr>
      <td data-state={statusWord(query)}>{statusWord(query)}</td>
      <td className="wb-number">{state.dataUpdatedAt === 0 ? '–' : age(now - state.dataUpdatedAt)}</td>
      <td className="wb-number">{query.getObserversCount()}</td>
      <td>
        <details aria-label={`Data of ${queryHash}`}>
          <summary>{queryHash}</summary>
          <pre>{JSON.stringify(state.error?.message ?? state.data, null, 2)}</pre>
        </details>
      </td>
      <td className={styles.acts}>
        <Button
          size="small"
          variant="minimal"
          text="Invalidate"
          onClick={() => void queryClient.invalidateQueries({ queryKey, exact: true })}
        />
        <Button
          size="small"
          variant="minimal"
          text="Refetch"
          onClick={() => void queryClient.refetchQueries({ queryKey, exact: true })}
        />
        <Button
          size="small"
          variant="minimal"
          icon={<Trash />}
          aria-label="Remove from the cache"
          onClick={() => queryClient.removeQueries({ queryKey, exact: true })}
        />
      </td>
    </tr>
  )
}

function statusWord(query: Query): string {
  const { state } = query
  if (state.fetchStatus === 'paused') return 'paused'
  if (state.fetchStatus === 'fetching') return 'fetching'
  if (state.status === 'error') return 'error'
  if (query.getObserversCount() === 0) return 'inactive'
  return query.isStale() ? 'stale' : 'fresh'
}

function age(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
}

const clockMs = 1_000

/** Every query of the cache and the time in milliseconds, again whenever something changes and every second. */
function useLiveQueries(): { readonly all: readonly Query[]; readonly now: number } {
  const cache = useQueryClient().getQueryCache()
  const [now, redraw] = useReducer(
    () => Date.now(),
    0,
    () => Date.now(),
  )
  useEffect(() => {
    const unsubscribe = cache.subscribe(() => queueMicrotask(redraw))
    const clock = setInterval(redraw, clockMs)
    return () => {
      unsubscribe()
      clearInterval(clock)
    }
  }, [cache])
  return { all: cache.getAll().toSorted((a, b) => a.queryHash.localeCompare(b.queryHash)), now }
}
