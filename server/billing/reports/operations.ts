import { isSummary } from '#domain/accounting/reports.ts'
import { wantsCsv } from '#server/http/csv.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { reportAsCsv } from './report-csv.ts'
import { groupPage } from './report-groups.ts'
import { allOrdersPage, transactionPage } from './report-orders.ts'
import { reportOf, reportTotals } from './report-rows.ts'

/** Reports on orders that were completed, or cancelled at a charge. */
export const reportHandlers = defineHandlers({
  async getReport({ path: { reportKind: kind }, query: { from, until, pagination } }, ctx) {
    const report = await reportOf(ctx, { kind, from, until, filter: pagination?.filter })
    if (wantsCsv(ctx)) {
      const { rows, body } = await reportAsCsv(ctx, report, pagination)
      return { status: 200, contentType: 'text/csv', body, headers: { 'X-Total-Count': String(rows) } }
    }
    const { party } = report
    if (party === null) return { status: 200, body: await allOrdersPage(ctx, report, pagination) }
    if (isSummary(kind)) return { status: 200, body: await groupPage(ctx, report, party, pagination) }
    return { status: 200, body: await transactionPage(ctx, report, party, pagination) }
  },

  async getReportTotals({ path: { reportKind: kind }, query: { from, until, filter } }, ctx) {
    const report = await reportOf(ctx, { kind, from, until, filter })
    return { status: 200, body: await reportTotals(ctx.db, report) }
  },
})
