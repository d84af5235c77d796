import { sql } from 'kysely'
import { ledgerGroupings } from '#domain/accounting/brokerage-ledger.ts'
import type { ReportKind } from '#domain/accounting/reports.ts'
import { groupings } from '#domain/accounting/groupings.ts'
import { createTransactions } from '#server/db/tenant-transaction.ts'
import { percentile, type Figure } from './figure.ts'
import { growOrders } from './grow-orders.ts'
import { owner, signIn } from './product.ts'
import type { Site } from './site.ts'
import { timesUntil } from './times.ts'

/** Milliseconds at the median, for the first page as the screen opens, and for each grouping over the whole. */
const firstPage = { at: 'most', value: 200 } as const
const everyGrouping = { at: 'most', value: 1_000 } as const

/** How long it takes to put the orders of two years together, 200,000 of them, by each grouping. */
export async function measureAccounting(site: Site, { quick }: { quick: boolean }): Promise<Figure[]> {
  const many = quick ? 20_000 : 200_000
  const turns = quick ? 5 : 15
  await growOrders(site.database, { total: many, tenths: 10 }, () => {})
  await spreadRevenues(site)
  await handOn(site)
  const caller = await signIn(site.server, owner)
  const days = 'from=2024-01-01&until=2026-12-31'
  const path = (grouping: string) => `/api/tenants/${caller.tenantId}/accounting-data?grouping=${grouping}&${days}`
  const group = `accounting of ${many.toLocaleString('en-CA')} orders`
  const figures: Figure[] = []
  const month = 'from=2026-11-01&until=2026-11-30'
  const first = `/api/tenants/${caller.tenantId}/accounting-data?grouping=CustomerMonth&${month}`
  figures.push(median(group, 'first page of a month', await timesUntil(caller, first, turns), firstPage))
  for (const grouping of groupings) {
    figures.push(median(group, grouping, await timesUntil(caller, path(grouping), turns), everyGrouping))
  }
  const orders = `/api/tenants/accounting-data?grouping=CustomerMonth&${days}`
  const totals = `/api/tenants/${caller.tenantId}/accounting-totals?grouping=CustomerMonth&${days}`
  const leaks = `/api/tenants/${caller.tenantId}/revenue-leak-counts?until=2026-12-31`
  const ledger = (grouping: string) => `/api/tenants/${caller.tenantId}/brokerage-ledger?grouping=${grouping}&${days}`
  for (const grouping of ledgerGroupings) {
    figures.push(
      median(group, `handed on, by ${grouping}`, await timesUntil(caller, ledger(grouping), turns), everyGrouping),
    )
  }
  const balances = `/api/tenants/${caller.tenantId}/partner-balances`
  figures.push(median(group, 'owed between partners', await timesUntil(caller, balances, turns), firstPage))
  for (const kind of [
    'SummaryByCustomer',
    'SummaryByDriver',
    'TransactionByCustomer',
    'AllOrders',
  ] satisfies ReportKind[]) {
    const report = (operation: string) => `/api/tenants/${caller.tenantId}/${operation}/${kind}?${days}`
    figures.push(median(group, `report ${kind}`, await timesUntil(caller, report('reports'), turns), everyGrouping))
    if (kind === 'AllOrders') {
      const times = await timesUntil(caller, report('report-totals'), turns)
      figures.push(median(group, 'what a report comes to', times, everyGrouping))
    }
  }
  const due = `/api/tenants/${caller.tenantId}/accounting-billing-data?until=2026-12-31`
  return [
    ...figures,
    median(group, 'its orders one by one', await timesUntil(caller, orders, turns), firstPage),
    median(group, 'what all come to', await timesUntil(caller, totals, turns), everyGrouping),
    median(group, 'customers to bill, all of it unbilled', await timesUntil(caller, due, turns), everyGrouping),
    median(group, 'leaks, all of it unbilled', await timesUntil(caller, leaks, turns)),
  ]
}

function median(group: string, name: string, times: readonly number[], budget?: Figure['budget']): Figure {
  return { group, name: `${name}, p50`, value: percentile(times, 50), unit: 'ms', ...(budget && { budget }) }
}

/** Copies were completed when their models were: they are spread over two years, as they would have been. */
async function spreadRevenues({ database: { pool } }: Site): Promise<void> {
  const { systemTransaction } = createTransactions(pool)
  await systemTransaction((db) =>
    sql`update order_revenues set billable_on = date '2026-11-30' - (delivery_order_id * 7919 % 730)::int`.execute(db),
  )
  await pool.query('vacuum analyze order_revenues')
}

/** Every tenth order is handed on, as if the one after it had been bought for it. */
async function handOn({ database: { pool } }: Site): Promise<void> {
  const { systemTransaction } = createTransactions(pool)
  await systemTransaction((db) =>
    sql`insert into order_brokerages (buy_order_id, sell_order_id, tenant_id, receiver_tenant_id, agreed_pre_tax_cents)
      select bought.delivery_order_id, sold.delivery_order_id, sold.tenant_id, partner.id, bought.pre_tax_cents
      from order_revenues sold join order_revenues bought on bought.delivery_order_id = sold.delivery_order_id + 1
      join partners partner on partner.tenant_id = sold.tenant_id
      where sold.delivery_order_id % 10 = 0
      on conflict do nothing`.execute(db),
  )
  await pool.query('vacuum analyze order_brokerages')
}
