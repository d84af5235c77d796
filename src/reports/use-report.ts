import { useMemo } from 'react'
import { getGetReportQueryKey, getReport, useGetReportTotals } from '#generated/client/accounting/accounting.ts'
import type { ReportSums } from '#generated/model/index.ts'
import { useSession } from '#src/session/session.ts'
import type { Sort } from '#src/tables/use-list-state.ts'
import { type PagedRows, usePagedRows } from '#src/tables/use-paged-rows.ts'
import { filterOfReport, type ReportQuestion } from './report-address.ts'
import { lineOf, type ReportLine, type ReportSort } from './report-columns.tsx'

interface Report {
  readonly paged: PagedRows<ReportLine>
  /** Of all orders; null while they are on their way. */
  readonly totals: ReportSums | null
  /** The whole report, as a file of it asks. */
  readonly download: { readonly url: string; readonly params: object }
}

/** The report that is asked for, page by page, and what all of it comes to. */
export function useReport(question: ReportQuestion, sort: Sort<ReportSort>, startPage: number): Report {
  const { tenant } = useSession()
  const { kind, from, until } = question
  const query = useMemo(
    () => ({ from, until, pagination: { sort: [sort], ...filterOfReport(question) } }),
    [question, from, until, sort],
  )
  const paged = usePagedRows<ReportLine>({
    queryKey: getGetReportQueryKey(tenant.id, kind, query),
    fetchPage: async (request, signal) => {
      const asked = { ...query, pagination: { ...query.pagination, ...request } }
      const page = await getReport(tenant.id, kind, asked, undefined, signal)
      return { ...page, data: page.data.map(lineOf) }
    },
    startPage,
  })
  const totals = useGetReportTotals(tenant.id, kind, { from, until, ...filterOfReport(question) })
  return {
    paged,
    totals: totals.data ?? null,
    download: { url: `/tenants/${tenant.id}/reports/${kind}`, params: query },
  }
}
