import { spreadsheetLine, type CsvCell } from '#domain/files/csv-lines.ts'
import { missingPricesText, type LedgerGrouping } from '#domain/accounting/brokerage-ledger.ts'
import type { Input, Schema } from '#generated/handlers.ts'
import type { Context } from '#server/http/context.ts'
import { csvDollars } from '#server/http/csv.ts'
import { ledgerRowsIn } from './ledger-groups.ts'

type Query = Input<'getBrokerageLedger'>['query']
type Row = Schema<'BrokerageLedgerRow'>
type ColumnId = NonNullable<Query['columns']>[number]

/** The whole ledger as CSV, with the columns that are named in their order, or with all. @throws formError as `ledgerRowsIn` */
export async function ledgerAsCsv(ctx: Context, query: Query): Promise<string> {
  const rows = await ledgerRowsIn(ctx, query)
  const titles = { ...columnTitles, name: nameTitles[query.grouping] }
  const chosen = query.columns ?? columnIds
  const lines = rows.map((row) => spreadsheetLine(chosen.map((id) => cells[id](row))))
  return [spreadsheetLine(chosen.map((id) => titles[id])), ...lines].join('')
}

const nameTitles: Readonly<Record<LedgerGrouping, string>> = { order: 'Order', lane: 'Lane', partner: 'Partner' }

const columnTitles: Readonly<Record<ColumnId, string>> = {
  name: 'Name',
  day: 'Day',
  partner: 'Carried Out By',
  customer: 'Customer',
  lane: 'From And To',
  firstDay: 'First Day',
  lastDay: 'Last Day',
  orders: 'Orders',
  sold: 'Sold (CAD)',
  bought: 'Bought (CAD)',
  margin: 'Margin (CAD)',
  percent: 'Margin (%)',
  missing: 'Missing Prices',
  difference: 'Billed Otherwise',
  soldInvoices: 'Our Invoices',
  boughtOrder: 'Bought Order',
  boughtInvoices: 'Their Invoices',
}

const columnIds = Object.keys(columnTitles) as ColumnId[]

/** Of an order the amount, which may be none; of several their sum. */
function dollars(row: Row, of: 'soldCadCents' | 'boughtCadCents' | 'marginCadCents'): CsvCell {
  const cents = row.order === null ? row.sums[of] : row.order[of]
  return cents === null ? null : csvDollars(cents)
}

const cells: Readonly<Record<ColumnId, (row: Row) => CsvCell>> = {
  name: ({ label }) => label,
  day: ({ lastDay }) => lastDay,
  partner: ({ partner }) => partner?.name ?? null,
  customer: ({ customer }) => customer?.name ?? null,
  lane: ({ laneText }) => laneText,
  firstDay: ({ firstDay }) => firstDay,
  lastDay: ({ lastDay }) => lastDay,
  orders: ({ sums }) => sums.orders,
  sold: (row) => dollars(row, 'soldCadCents'),
  bought: (row) => dollars(row, 'boughtCadCents'),
  margin: (row) => dollars(row, 'marginCadCents'),
  percent: ({ sums }) => sums.marginPercent,
  missing: ({ sums }) => missingPricesText(sums),
  difference: ({ order, sums }) => (order === null ? sums.different : order.difference),
  soldInvoices: ({ order }) => order?.soldInvoiceNumbers.join(' ') ?? null,
  boughtOrder: ({ order }) => order?.buyOrderId ?? null,
  boughtInvoices: ({ order }) => order?.boughtInvoiceNumbers.join(' ') ?? null,
}
