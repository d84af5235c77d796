import { useMemo } from 'react'
import {
  getBrokerageLedger,
  getGetBrokerageLedgerQueryKey,
  useGetBrokerageLedgerTotals,
} from '#generated/client/accounting/accounting.ts'
import type { BrokerageSums } from '#generated/model/index.ts'
import { useSession } from '#src/session/session.ts'
import type { Sort } from '#src/tables/use-list-state.ts'
import { type PagedRows, usePagedRows } from '#src/tables/use-paged-rows.ts'
import { askedOfLedger, filterOfLedger, type LedgerQuestion } from './ledger-address.ts'
import { type LedgerRow, type LedgerSort, rowOfLedger } from './ledger-columns.tsx'

interface Ledger {
  readonly paged: PagedRows<LedgerRow>
  /** Of all orders that are asked for; null while they are on their way. */
  readonly totals: BrokerageSums | null
  /** The whole that is asked for, as a file of it asks. */
  readonly download: { readonly url: string; readonly params: object }
}

/** The ledger that is asked for, page by page, and what all of it comes to. */
export function useLedger(question: LedgerQuestion, sort: Sort<LedgerSort>, startPage: number): Ledger {
  const { tenant } = useSession()
  const query = useMemo(
    () => ({ ...askedOfLedger(question), pagination: { sort: [sort], ...filterOfLedger(question) } }),
    [question, sort],
  )
  const paged = usePagedRows<LedgerRow>({
    queryKey: getGetBrokerageLedgerQueryKey(tenant.id, query),
    fetchPage: async (request, signal) => {
      const asked = { ...query, pagination: { ...query.pagination, ...request } }
      const page = await getBrokerageLedger(tenant.id, asked, undefined, signal)
      return { ...page, data: page.data.map(rowOfLedger) }
    },
    startPage,
  })
  const totals = useGetBrokerageLedgerTotals(tenant.id, { ...askedOfLedger(question), ...filterOfLedger(question) })
  return {
    paged,
    totals: totals.data ?? null,
    download: { url: `/tenants/${tenant.id}/brokerage-ledger`, params: query },
  }
}
