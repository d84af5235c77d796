import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { changeRecurringOrders } from '#generated/client/planner/planner.ts'
import type { RecurringOrderChange, RecurringOrderChanged } from '#generated/model/index.ts'
import { useSession } from '#src/session/session.ts'
import { refreshRecurringOrders } from '../recurring-order.ts'

/** Asked at once, so that one sees how far it is and can stop it. */
const atOnce = 25

export interface Progress {
  readonly done: number
  readonly total: number
}

/** What a change would bring to each of them; nothing is asked while there is none (null). */
export function useLookedAt(ids: readonly number[], change: RecurringOrderChange | null) {
  const { tenant } = useSession()
  const [progress, setProgress] = useState<Progress>({ done: 0, total: ids.length })
  const query = useQuery({
    queryKey: ['looked-at-changes', tenant.id, ids, change],
    queryFn:
      change === null
        ? skipToken
        : async ({ signal }) => {
            const found: RecurringOrderChanged[] = []
            for (let from = 0; from < ids.length; from += atOnce) {
              setProgress({ done: from, total: ids.length })
              const asked = { recurringOrderIds: ids.slice(from, from + atOnce), change, dryRun: true }
              found.push(...(await changeRecurringOrders(tenant.id, asked, undefined, signal)).data)
            }
            return found
          },
    // What it says holds for a moment.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  return { ...query, progress }
}

export interface Changes {
  /** null while nothing is under way. */
  readonly progress: Progress | null
  /** @returns what came of those that were reached before somebody stopped it */
  readonly change: (ids: readonly number[], change: RecurringOrderChange) => Promise<readonly RecurringOrderChanged[]>
  /** Changes no more after those that are on their way. */
  readonly stop: () => void
}

/** Changes several recurring orders, some at a time. */
export function useChanges(): Changes {
  const { tenant } = useSession()
  const client = useQueryClient()
  const [progress, setProgress] = useState<Progress | null>(null)
  const isWanted = useRef(false)
  useEffect(
    () => () => {
      isWanted.current = false
    },
    [],
  )
  return {
    progress,
    async change(ids, change) {
      isWanted.current = true
      const changed: RecurringOrderChanged[] = []
      try {
        for (let from = 0; from < ids.length && isWanted.current; from += atOnce) {
          setProgress({ done: from, total: ids.length })
          const asked = { recurringOrderIds: ids.slice(from, from + atOnce), change }
          changed.push(...(await changeRecurringOrders(tenant.id, asked)).data)
        }
        return changed
      } finally {
        setProgress(null)
        void refreshRecurringOrders(client, tenant.id, ids)
      }
    },
    stop() {
      isWanted.current = false
    },
  }
}
