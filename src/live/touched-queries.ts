import type { Query, QueryClient } from '@tanstack/react-query'
import { showsAll } from '#src/http/kept-answers.ts'

/** Milliseconds in which what comes is asked for together: an act on a hundred orders is a hundred events. */
const together = 50
/** Milliseconds between two rounds of questions, however much happens. */
const apart = 500

export interface TouchedQueries {
  /**
   * @param paths addresses that are answered otherwise; `*` is any part of one, and a slash at its end all below it
   * @param xid of the transaction that did it: what shows it already, such as what an act of one's own has asked for, is not asked again
   */
  touch(paths: readonly string[], xid: number): void
  /** Nobody knows what has changed. */
  touchAll(): void
  stop(): void
}

/** Asks anew for what is on the screen and has changed, and for the rest when it comes there. */
export function createTouchedQueries(client: QueryClient): TouchedQueries {
  /** By which transactions; null: nobody knows. */
  const touched = new Map<string, Set<number> | null>()
  let lastRound = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function round(): void {
    timer = undefined
    lastRound = Date.now()
    const touches = [...touched].map(([path, xids]) => ({ pattern: patternOf(path), xids: xids && [...xids] }))
    touched.clear()
    const xidsOf = new Map<string, number[] | null>()
    const concerned = client.getQueryCache().findAll({
      predicate: ({ queryKey: [scope, , url] }) => {
        if (scope !== 'tenant' || typeof url !== 'string') return false
        const matching = touches.filter(({ pattern }) => pattern.test(url))
        const isUnknown = matching.some(({ xids }) => xids === null)
        if (matching.length > 0) xidsOf.set(url, isUnknown ? null : matching.flatMap(({ xids }) => xids ?? []))
        return matching.length > 0
      },
    })
    // Whatever is being asked may show it: that is known when it is there.
    const asked = new Set(concerned.filter(({ state }) => state.fetchStatus === 'fetching'))
    const shown = new Set([...xidsOf].filter(([url, xids]) => showsAll(url, xids)).map(([url]) => url))
    const isLate = (query: Query) => !asked.has(query) && !shown.has(String(query.queryKey[2]))
    const late = new Set(concerned.filter(isLate))
    void client.invalidateQueries({ predicate: (query) => late.has(query) })
    for (const { promise, queryKey } of asked) {
      const again = () => touchBy([String(queryKey[2])], xidsOf.get(String(queryKey[2])) ?? null)
      void promise?.then(again, again)
    }
  }

  function touchBy(paths: readonly string[], xids: readonly number[] | null): void {
    for (const path of paths) {
      const known = touched.get(path)
      touched.set(path, xids === null || known === null ? null : new Set([...(known ?? []), ...xids]))
    }
    timer ??= setTimeout(round, Math.max(together, lastRound + apart - Date.now()))
  }

  return {
    touch: (paths, xid) => touchBy(paths, [xid]),
    touchAll: () => touchBy(['/'], null),
    stop: () => clearTimeout(timer),
  }
}

function patternOf(path: string): RegExp {
  const parts = path.split('*').map((part) => part.replace(/[^\w/-]/g, '\\$&'))
  return new RegExp(`^${parts.join('[^/]+')}${path.endsWith('/') ? '' : '$'}`)
}
