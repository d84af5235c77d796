import type { RawBuilder } from 'kysely'
import { partyOf } from '#domain/accounting/groupings.ts'
import type { PaySchedule } from '#domain/accounting/periods.ts'
import { spreadsheetLine, type CsvCell } from '#domain/files/csv-lines.ts'
import type { Input, Schema } from '#generated/handlers.ts'
import type { Context } from '#server/http/context.ts'
import { csvDollars } from '#server/http/csv.ts'
import { groupsIn } from './accounting-groups.ts'

type Query = Input<'getAccountingData'>['query']
type Group = Schema<'AccountingGroup'>
type ColumnId = NonNullable<Query['columns']>[number]

/** All groups as CSV, with the columns that are named in their order, or with all. */
export async function groupsAsCsv(
  ctx: Context,
  rows: RawBuilder<unknown>,
  query: Query,
  schedule: PaySchedule,
): Promise<string> {
  const groups = await groupsIn(ctx, rows, query, schedule)
  const titles = { ...columnTitles, party: partyOf(query.grouping) }
  const chosen = query.columns ?? columnIds
  const lines = groups.map((group) => spreadsheetLine(chosen.map((id) => cells[id](group))))
  return [spreadsheetLine(chosen.map((id) => titles[id])), ...lines].join('')
}

const columnTitles: Readonly<Record<ColumnId, string>> = {
  party: 'Customer',
  span: 'Period',
  firstDay: 'First Day',
  lastDay: 'Last Day',
  orders: 'Orders',
  unpriced: 'Without Price',
  parcels: 'Pieces',
  weight: 'Weight (kg)',
  distance: 'Distance (km)',
  preTax: 'Before Tax (CAD)',
  tax: 'Tax (CAD)',
  total: 'Total (CAD)',
  billed: 'Billed (CAD)',
  paid: 'Paid (CAD)',
  pay: 'Driver Pay (CAD)',
  state: 'Unbilled Orders',
}

const columnIds = Object.keys(columnTitles) as ColumnId[]

const cells: Readonly<Record<ColumnId, (group: Group) => CsvCell>> = {
  party: ({ partyName }) => partyName,
  span: ({ label }) => label,
  firstDay: ({ firstDay }) => firstDay,
  lastDay: ({ lastDay }) => lastDay,
  orders: ({ sums }) => sums.orders,
  unpriced: ({ sums }) => sums.unpriced,
  parcels: ({ sums }) => sums.parcels,
  weight: ({ sums }) => Math.round(sums.weightKg * 1_000) / 1_000,
  distance: ({ sums }) => Math.round(sums.distanceM) / 1_000,
  preTax: ({ sums }) => csvDollars(sums.preTaxCadCents),
  tax: ({ sums }) => csvDollars(sums.taxCadCents),
  total: ({ sums }) => csvDollars(sums.totalCadCents),
  billed: ({ sums }) => csvDollars(sums.billedCadCents),
  paid: ({ sums }) => csvDollars(sums.paidCadCents),
  pay: ({ sums }) => csvDollars(sums.payCadCents),
  state: ({ sums }) => sums.states.unbilled,
}
