import { Readable } from 'node:stream'
import { isOnTime, isSummary, type ReportSide } from '#domain/accounting/reports.ts'
import { spreadsheetLine, type CsvCell } from '#domain/files/csv-lines.ts'
import { orderStatusLabels } from '#domain/orders/order-status.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Context } from '#server/http/context.ts'
import { csvDollars } from '#server/http/csv.ts'
import { groupsIn } from './report-groups.ts'
import { orderIdsIn, readOrders } from './report-orders.ts'
import type { Report } from './report-rows.ts'

type Row = Schema<'ReportRow'>
type Order = Schema<'ReportOrder'>
type Cents = Extract<keyof Row['sums'], `${string}CadCents`>

interface Column {
  readonly title: string
  /** Who sees it; left out: everybody. */
  readonly of?: readonly ReportSide[]
  readonly cell: (row: Row) => CsvCell
}

/** Rows a batch of a file: each is a transaction of its own, so that a slow reader holds no connection while it reads. */
const batchRows = 500

/**
 * A whole report as CSV: a summary at once, orders in batches. Of transactions the orders alone, so that a column adds up to the figure.
 * @throws formError `too_many` as `groupsIn`
 */
export async function reportAsCsv(
  ctx: Context,
  report: Report,
  pagination: Schema<'ReportRowPagination'> | undefined,
): Promise<{ rows: number; body: Readable }> {
  if (isSummary(report.kind) && report.party !== null) {
    const rows = await groupsIn(ctx, report, report.party, pagination)
    return { rows: rows.length, body: Readable.from([linesOf(report, rows, true)], { objectMode: false }) }
  }
  const ids = await orderIdsIn(ctx, report, pagination)
  const lines = batches(report, ids, (part) =>
    ctx.deps.tenantTransaction(ctx, (db) => readOrders({ db }, report, part)),
  )
  return { rows: ids.length, body: Readable.from(lines, { objectMode: false, highWaterMark: 1 }) }
}

/** The same as one text, for a mail, within the transaction that asks. @throws formError `too_many` as `groupsIn` */
export async function reportAsText(ctx: Pick<Context, 'db'>, report: Report): Promise<string> {
  if (isSummary(report.kind) && report.party !== null) {
    return linesOf(report, await groupsIn(ctx, report, report.party), true)
  }
  let text = ''
  const ids = await orderIdsIn(ctx, report)
  for await (const lines of batches(report, ids, (part) => readOrders(ctx, report, part))) text += lines
  return text
}

async function* batches(report: Report, ids: readonly number[], read: (part: readonly number[]) => Promise<Row[]>) {
  yield linesOf(report, [], true)
  for (let at = 0; at < ids.length; at += batchRows) {
    const rows = await read(ids.slice(at, at + batchRows))
    if (rows.length > 0) yield linesOf(report, rows, false)
  }
}

function linesOf(report: Report, rows: readonly Row[], withTitles: boolean): string {
  const columns = columnsOf(report)
  const titles = withTitles ? spreadsheetLine(columns.map(({ title }) => title)) : ''
  return titles + rows.map((row) => spreadsheetLine(columns.map(({ cell }) => cell(row)))).join('')
}

function columnsOf({ kind, party, side }: Report): readonly Column[] {
  const first = isSummary(kind)
    ? [{ title: party ?? '', cell: ({ party: whose }: Row) => whose?.name ?? '' }, ...summaryColumns]
    : orderColumns
  return [...first, ...sumColumns].filter(({ of = everybody }: Column) => of.includes(side))
}

const everybody: readonly ReportSide[] = ['carriedOut', 'ordered', 'supplied']
const whoPays: readonly ReportSide[] = ['carriedOut', 'ordered']
const whoCarries: readonly ReportSide[] = ['carriedOut']

const ofOrder =
  (of: (order: Order) => CsvCell) =>
  ({ order }: Row): CsvCell =>
    order === null ? null : of(order)

const onTimeWords = { true: 'Yes', false: 'No', null: '' } as const

const orderColumns: readonly Column[] = [
  { title: 'Order', cell: ofOrder(({ id }) => id) },
  { title: 'Date', cell: ofOrder(({ billableOn }) => billableOn) },
  { title: 'Status', cell: ofOrder(({ status }) => orderStatusLabels[status]) },
  { title: 'Customer', of: ['carriedOut', 'supplied'], cell: ofOrder(({ customerName }) => customerName) },
  { title: 'Courier', of: ['ordered', 'supplied'], cell: ofOrder(({ courierName }) => courierName) },
  { title: 'Supplier', of: whoPays, cell: ofOrder(({ supplierName }) => supplierName) },
  { title: 'Driver', of: whoCarries, cell: ofOrder(({ driverName }) => driverName) },
  { title: 'Service', cell: ofOrder(({ serviceName }) => serviceName) },
  { title: 'PO Number', cell: ofOrder(({ poNumber }) => poNumber) },
  { title: 'Pickup', cell: ofOrder(({ pickup }) => pickup) },
  { title: 'Drop Off', cell: ofOrder(({ dropoff }) => dropoff) },
  { title: 'On Time', cell: ofOrder((order) => onTimeWords[`${isOnTime(order)}`]) },
]

const summaryColumns: readonly Column[] = [
  { title: 'First Day', cell: ({ firstDay }) => firstDay },
  { title: 'Last Day', cell: ({ lastDay }) => lastDay },
  { title: 'Orders', cell: ({ sums }) => sums.orders },
  { title: 'Without Price', of: whoPays, cell: ({ sums }) => sums.unpriced },
  { title: 'With A Promise', cell: ({ sums }) => sums.promised },
  { title: 'On Time', cell: ({ sums }) => sums.onTime },
]

/** Of an order without a price, or without a margin, it is not known: 0.00 would be said of one. */
const dollars =
  (of: Cents) =>
  ({ order, sums }: Row): CsvCell => {
    const isUnknown =
      of === 'marginCadCents' ? sums.withoutMargin > 0 : order?.isPriced === false && of !== 'boughtCadCents'
    return order !== null && isUnknown ? null : csvDollars(sums[of])
  }

const sumColumns: readonly Column[] = [
  { title: 'Pieces', cell: ({ sums }) => sums.parcels },
  { title: 'Weight (kg)', cell: ({ sums }) => Math.round(sums.weightKg * 1_000) / 1_000 },
  { title: 'Distance (km)', cell: ({ sums }) => Math.round(sums.distanceM) / 1_000 },
  { title: 'Before Tax (CAD)', of: whoPays, cell: dollars('preTaxCadCents') },
  { title: 'Tax (CAD)', of: whoPays, cell: dollars('taxCadCents') },
  { title: 'Total (CAD)', of: whoPays, cell: dollars('totalCadCents') },
  { title: 'Wait Time (CAD)', of: whoPays, cell: dollars('waitCadCents') },
  { title: 'Driver Pay (CAD)', of: whoCarries, cell: dollars('payCadCents') },
  { title: 'Bought (CAD)', of: whoCarries, cell: dollars('boughtCadCents') },
  { title: 'Margin (CAD)', of: whoCarries, cell: dollars('marginCadCents') },
]
