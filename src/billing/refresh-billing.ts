import type { QueryClient } from '@tanstack/react-query'

/** Ends of the addresses that say what is due, what may be lost by it, and what a run would make of it. */
const endings = ['/revenue-leaks', '/revenue-leak-counts', '/accounting-billing-data', '/billing-export-preview']

/** Asks anew for what is to be billed, wherever it is on the screen. */
export function refreshBilling(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey: [, , url] }) => typeof url === 'string' && endings.some((ending) => url.endsWith(ending)),
  })
}

/** Asks anew for the runs and what came of them. */
export function refreshRuns(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey: [, , url] }) => typeof url === 'string' && url.includes('/billing-exports'),
  })
}
