import { wantsCsv } from '#server/http/csv.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { ledgerAsCsv } from './ledger-csv.ts'
import { ledgerPage } from './ledger-groups.ts'
import { ledgerTotals } from './ledger-rows.ts'
import { partnerBalancePage } from './partner-balances.ts'

/** What is sold to customers and bought of partners, and what is owed between them. */
export const brokerageLedgerHandlers = defineHandlers({
  async getBrokerageLedger({ query }, ctx) {
    if (!wantsCsv(ctx)) return { status: 200, body: await ledgerPage(ctx, query) }
    return { status: 200, contentType: 'text/csv', body: await ledgerAsCsv(ctx, query) }
  },

  async getBrokerageLedgerTotals({ query }, ctx) {
    return { status: 200, body: await ledgerTotals(ctx, query) }
  },

  async getPartnerBalances({ query }, ctx) {
    return { status: 200, body: await partnerBalancePage(ctx, query) }
  },
})
