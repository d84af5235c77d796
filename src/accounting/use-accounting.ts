import { useMemo } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import { spanOf } from '#domain/accounting/groupings.ts'
import {
  getAccountingData,
  getGetAccountingDataQueryKey,
  useGetAccountingTotals,
} from '#generated/client/accounting/accounting.ts'
import type { AccountingSums } from '#generated/model/index.ts'
import { refreshOrders } from '#src/orders/acts/order-cache.ts'
import { useSession } from '#src/session/session.ts'
import { type ListState, type Sort, useListState } from '#src/tables/use-list-state.ts'
import { type PagedRows, usePagedRows } from '#src/tables/use-paged-rows.ts'
import { type AccountingQuestion, askedOf, filterNames, filterOf, groupingIn } from './accounting-address.ts'
import { groupSorts, type GroupSort } from './group-columns.tsx'
import { type GroupRow, rowOfGroup } from './group-row.ts'

/** Groups stand by name, orders with the newest first. */
const byName = { sortFields: groupSorts, defaultSort: { field: 'party', direction: 'asc' }, filterNames } as const
const newestFirst = { ...byName, defaultSort: { field: 'span', direction: 'desc' } } as const

/** What the address says of the list of groups. */
export function useGroupListState(read: (name: string) => string): ListState<GroupSort> {
  return useListState<GroupSort>(spanOf(groupingIn(read)) === 'Order' ? newestFirst : byName)
}

interface AccountingGroups {
  readonly paged: PagedRows<GroupRow>
  /** Of all orders that are asked for; null while they are on their way. */
  readonly totals: AccountingSums | null
  /** The whole that is asked for, as a file of it asks. */
  readonly download: { readonly url: string; readonly params: object }
}

/** The groups that are asked for, page by page, and what all of them come to. */
export function useAccountingGroups(
  question: AccountingQuestion,
  sort: Sort<GroupSort>,
  startPage: number,
): AccountingGroups {
  const { tenant } = useSession()
  const query = useMemo(
    () => ({ ...askedOf(question), pagination: { sort: [sort], ...filterOf(question) } }),
    [question, sort],
  )
  const paged = usePagedRows<GroupRow>({
    queryKey: getGetAccountingDataQueryKey(tenant.id, query),
    fetchPage: async (request, signal) => {
      const asked = { ...query, pagination: { ...query.pagination, ...request } }
      const page = await getAccountingData(tenant.id, asked, undefined, signal)
      return { ...page, data: page.data.map(rowOfGroup) }
    },
    startPage,
  })
  const totals = useGetAccountingTotals(tenant.id, { ...askedOf(question), ...filterOf(question) })
  return {
    paged,
    totals: totals.data ?? null,
    download: { url: `/tenants/${tenant.id}/accounting-data`, params: query },
  }
}

/** After an act: every list and sum of accounting that is on the screen, and the orders themselves. */
export async function refreshAccounting(client: QueryClient, orderIds: readonly number[]): Promise<void> {
  const isAccounting = (url: unknown) => typeof url === 'string' && /\/accounting-(data|totals)$/.test(url)
  await Promise.all([
    client.invalidateQueries({ predicate: ({ queryKey }) => isAccounting(queryKey[2]) }),
    refreshOrders(client, orderIds),
  ])
}
