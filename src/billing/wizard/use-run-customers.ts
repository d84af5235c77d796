import { useQuery } from '@tanstack/react-query'
import {
  getAccountingBillingData,
  getGetAccountingBillingDataQueryKey,
} from '#generated/client/accounting/accounting.ts'
import { useSession } from '#src/session/session.ts'
import type { RunDraft } from './run-draft.ts'

const pageSize = 100
/** A run names at most a thousand customers. */
const mostPages = 10

interface RunCustomers {
  /** Null: all; undefined: it is not known yet. */
  readonly ids: readonly number[] | null | undefined
  readonly error: unknown
  readonly retry: () => void
}

/** Whom a run is about. Those who are due are asked for anew with each run. */
export function useRunCustomers({ who, chosen, until }: RunDraft): RunCustomers {
  const { tenant } = useSession()
  const params = { until, pagination: { pageSize, filter: { isDue: true } } }
  const { data, error, refetch } = useQuery({
    queryKey: [...getGetAccountingBillingDataQueryKey(tenant.id, params), 'ids'],
    enabled: who === 'due',
    queryFn: async ({ signal }) => {
      const ids: number[] = []
      for (let page = 0; page < mostPages; page += 1) {
        const asked = { ...params, pagination: { ...params.pagination, page } }
        const answer = await getAccountingBillingData(tenant.id, asked, undefined, signal)
        ids.push(...answer.data.map(({ id }) => id))
        if (answer.next === undefined) break
      }
      return ids
    },
  })
  const ids = { all: null, chosen, due: data }[who]
  return { ids, error: who === 'due' && data === undefined ? error : null, retry: () => void refetch() }
}
