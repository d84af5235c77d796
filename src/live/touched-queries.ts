import type { QueryClient } from '@tanstack/react-query'

/** Milliseconds in which what comes is asked for together: an act on a hundred orders is a hundred events. */
const together = 50
/** Milliseconds between two rounds of questions, however much happens. */
const apart = 500

export interface TouchedQueries {
  /** @param paths addresses that are answered otherwise; `*` is any part of one, and a slash at its end all below it */
  touch(paths: readonly string[]): void
  /** Nobody knows what has changed. */
  touchAll(): void
  stop(): void
}

/** Asks anew for what is on the screen and has changed, and for the rest when it comes there. */
export function createTouchedQueries(client: QueryClient): TouchedQueries {
  const touched = new Set<string>()
  let lastRound = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function round(): void {
    timer = undefined
    lastRound = Date.now()
    const patterns = [...touched].map(patternOf)
    touched.clear()
    void client.invalidateQueries({
      predicate: ({ queryKey: [scope, , url] }) =>
        scope === 'tenant' && typeof url === 'string' && patterns.some((pattern) => pattern.test(url)),
    })
  }

  function touch(paths: readonly string[]): void {
    for (const path of paths) touched.add(path)
    timer ??= setTimeout(round, Math.max(together, lastRound + apart - Date.now()))
  }

  return { touch, touchAll: () => touch(['/']), stop: () => clearTimeout(timer) }
}

function patternOf(path: string): RegExp {
  const parts = path.split('*').map((part) => part.replace(/[^\w/-]/g, '\\$&'))
  return new RegExp(`^${parts.join('[^/]+')}${path.endsWith('/') ? '' : '$'}`)
}
