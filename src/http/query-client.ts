import { QueryClient } from '@tanstack/react-query'
import { isRefusal } from './errors.ts'

const maxRetries = 3
const firstRetryDelayMs = 1_000
const longestRetryDelayMs = 30_000
const fiveMinutesMs = 300_000

/** How long the signed-in person is taken as known, in milliseconds (docs/rules/units-and-formats.md, "Intervals"). */
export const meStaleTimeMs = fiveMinutesMs

/** Navigation badges and other queries without an interval of their own, in milliseconds (docs/rules/units-and-formats.md, "Intervals"). */
export const refetchIntervalMs = 60_000

/** The wait before retry `attempt` (from 0), in milliseconds: 1, 2, 4 seconds, never more than 30. */
export function retryDelay(attempt: number): number {
  return Math.min(firstRetryDelayMs * 2 ** attempt, longestRetryDelayMs)
}

/** Whether to try again after `failures` failures: up to three times, and never what the server refused. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < maxRetries && !isRefusal(error)
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // By itself the library waits in silence for a connection; people are told that there is none
      // (docs/rules/messages-and-words.md, "Errors").
      queries: {
        retry: shouldRetry,
        retryDelay,
        gcTime: fiveMinutesMs,
        staleTime: 0,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // An act may have happened although its answer was lost: repeating it is the person's decision.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** The one cache of the page. */
export const queryClient = createQueryClient()

/** Calls off what the page is waiting for, and asks it anew. */
export async function askAgain(): Promise<void> {
  const slow = queryClient.getQueryCache().findAll({ type: 'active', fetchStatus: 'fetching' })
  await Promise.all(slow.map((query) => query.cancel()))
  await queryClient.refetchQueries({ predicate: (query) => slow.includes(query) })
}
