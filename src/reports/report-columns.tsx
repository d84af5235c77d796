import type { ReactNode } from 'react'
import { countText } from '#domain/amounts/count-text.ts'
import { isSummary, partyOfReport, type ReportKind, type ReportSide } from '#domain/accounting/reports.ts'
import type { ReportOrder, ReportRow, ReportRowPaginationSortItemField, ReportSums } from '#generated/model/index.ts'
import { countWords, dayText, moneyText } from '#src/accounting/figures.ts'
import { orderNumber } from '#src/orders/cells/order-columns.tsx'
import { MeasureCell } from '#src/resources/MeasureCell.tsx'
import type { Column } from '#src/tables/column.ts'
import type { Foot } from '#src/tables/TableFoot.tsx'
import '#src/ui/cells.css'

export type ReportSort = ReportRowPaginationSortItemField
type ReportColumn = Column<ReportLine, ReportSort>

/** A row as a list has it, whose rows have numbers: of an order its own, of a party one below zero. */
export interface ReportLine extends Omit<ReportRow, 'id'> {
  readonly id: number
}

export function lineOf({ id: _id, ...row }: ReportRow): ReportLine {
  return { ...row, id: row.order?.id ?? -1 - (row.party?.id ?? 0) }
}

export const reportSorts: readonly ReportSort[] = [
  'name',
  'orders',
  'preTax',
  'total',
  'pay',
  'bought',
  'margin',
  'onTime',
  'day',
]

const none = <span className="wb-cell-none">—</span>

/** A column of what orders come to, which stands under the list as the sum of all. */
interface SumColumn extends Omit<ReportColumn, 'cell' | 'text'> {
  /** On which sides it is seen; left out: on each. */
  readonly of?: readonly ReportSide[]
  /** Whether it can be sorted by, of orders one by one as well. */
  readonly sortsOrders?: boolean
  readonly sum: (sums: ReportSums, isOrder: boolean) => ReactNode
}

const shared = { align: 'right', firstDirection: 'desc', byDefault: true } as const

const whoPays: readonly ReportSide[] = ['carriedOut', 'ordered']
const whoCarries: readonly ReportSide[] = ['carriedOut']

type Cents = Extract<keyof ReportSums, `${string}CadCents`>

const money = (id: string, title: string, of: Cents, more: Partial<SumColumn> = {}): SumColumn => ({
  ...shared,
  id,
  title,
  width: 104,
  of: whoPays,
  // Of orders without any price it is not known: $0.00 would be said of a price.
  sum: (sums) => (sums.orders > 0 && sums.orders === sums.unpriced ? none : moneyText(sums[of])),
  ...more,
})

const seldom = { byDefault: false } as const

interface MarkedProps {
  readonly mark: boolean
  readonly why: string
  readonly children: string
}

/** A sum from which something is left out says so by a star, and what by its title. */
function Marked({ mark, why, children }: MarkedProps) {
  if (!mark) return children
  return (
    <span title={why}>
      <span className="wb-cell-warning">*&nbsp;</span>
      {children}
    </span>
  )
}

const sumColumns: readonly SumColumn[] = [
  {
    ...shared,
    id: 'onTime',
    title: 'On time',
    width: 92,
    sortField: 'onTime',
    sum: ({ promised, onTime }, isOrder) =>
      promised === 0 ? (
        none
      ) : isOrder ? (
        onTime === 1 ? (
          'Yes'
        ) : (
          <span className="wb-cell-warning">Late</span>
        )
      ) : (
        <span
          title={`${countWords(onTime)} of ${countText(promised, { one: 'order', many: 'orders' })} with a promise`}
        >
          {Math.floor((100 * onTime) / promised)}%
        </span>
      ),
  },
  money('preTax', 'Before tax', 'preTaxCadCents', { sortField: 'preTax', sortsOrders: true }),
  money('tax', 'Tax', 'taxCadCents', { width: 92 }),
  money('total', 'Total', 'totalCadCents', {
    sortField: 'total',
    sortsOrders: true,
    sum: ({ orders, unpriced, totalCadCents }, isOrder) =>
      orders > 0 && orders === unpriced ? (
        <span className="wb-cell-warning" title="No band, zone or rate matched, or nobody has priced it yet">
          {isOrder ? 'No price' : 'No prices'}
        </span>
      ) : (
        moneyText(totalCadCents)
      ),
  }),
  money('wait', 'Wait time', 'waitCadCents', { ...seldom, width: 96 }),
  money('pay', 'Driver pay', 'payCadCents', {
    sortField: 'pay',
    sortsOrders: true,
    of: whoCarries,
    sum: ({ payCadCents, withoutPay, unpriced }, isOrder) =>
      isOrder && unpriced > 0 ? (
        none
      ) : withoutPay > 0 && isOrder ? (
        <span className="wb-cell-warning">No rate</span>
      ) : (
        <Marked
          mark={withoutPay > 0}
          why={`Without ${countText(withoutPay, { one: 'order', many: 'orders' })} whose driver has no rate`}
        >
          {moneyText(payCadCents)}
        </Marked>
      ),
  }),
  money('bought', 'Bought', 'boughtCadCents', {
    sortField: 'bought',
    sortsOrders: true,
    of: whoCarries,
    width: 96,
    sum: ({ boughtCadCents }) => (boughtCadCents === 0 ? none : moneyText(boughtCadCents)),
  }),
  money('margin', 'Margin', 'marginCadCents', {
    sortField: 'margin',
    sortsOrders: true,
    of: whoCarries,
    width: 112,
    sum: ({ orders, withoutMargin, marginCadCents }) =>
      orders > 0 && orders === withoutMargin ? (
        none
      ) : (
        <Marked
          mark={withoutMargin > 0}
          why={`Without ${countText(withoutMargin, { one: 'order', many: 'orders' })} whose price, or price bought at, is not known`}
        >
          {moneyText(marginCadCents)}
        </Marked>
      ),
  }),
  { ...shared, ...seldom, id: 'parcels', title: 'Pieces', width: 76, sum: ({ parcels }) => countWords(parcels) },
  {
    ...shared,
    ...seldom,
    id: 'weight',
    title: 'Weight',
    width: 100,
    sum: ({ weightKg }) => <MeasureCell value={weightKg} of="weight" />,
  },
  {
    ...shared,
    ...seldom,
    id: 'distance',
    title: 'Distance',
    width: 100,
    sum: ({ distanceM }) => <MeasureCell value={distanceM} of="largeDistance" />,
  },
]

const countColumn: SumColumn = {
  ...shared,
  id: 'orders',
  title: 'Orders',
  width: 80,
  sortField: 'orders',
  sum: ({ orders }) => countWords(orders),
}

const unpricedColumn: SumColumn = {
  ...shared,
  ...seldom,
  id: 'unpriced',
  title: 'Without price',
  width: 112,
  of: whoPays,
  sum: ({ unpriced }) => (unpriced === 0 ? none : countWords(unpriced)),
}

const nameOf = ({ party }: Pick<ReportLine, 'party'>): string => party?.name || '—'

const ofOrder = (
  id: string,
  title: string,
  width: number,
  cell: (order: ReportOrder) => ReactNode,
  more: Partial<ReportColumn> = {},
): ReportColumn => ({
  id,
  title,
  width,
  byDefault: true,
  cell: ({ order }) => (order === null ? null : cell(order)),
  ...more,
})

/** What an order is told apart by: whose it is stands over it already where the report is by that. */
function factColumns(kind: ReportKind, side: ReportSide): readonly ReportColumn[] {
  const party = partyOfReport(kind)
  const customer = ofOrder('customer', 'Customer', 180, ({ customerName }) => customerName || none)
  const courier = ofOrder('courier', 'Courier', 160, ({ courierName }) => courierName || none)
  const driver = ofOrder('driver', 'Driver', 140, ({ driverName }) => driverName ?? none)
  return [
    ofOrder('day', 'Day', 116, ({ billableOn }) => dayText(billableOn), {
      cell: ({ order, sums }) =>
        order === null ? countText(sums.orders, { one: 'order', many: 'orders' }) : dayText(order.billableOn),
      firstDirection: 'desc',
      ...(party === null && { sortField: 'day' as const }),
    }),
    ...(side !== 'ordered' && party !== 'Customer' ? [customer] : []),
    ...(side !== 'carriedOut' && party !== 'Courier' ? [courier] : []),
    ...(side === 'carriedOut' && party !== 'Driver' ? [driver] : []),
    ...(side !== 'supplied' && party !== 'Supplier'
      ? [ofOrder('supplier', 'Supplier', 140, ({ supplierName }) => supplierName ?? none, seldom)]
      : []),
    ofOrder('service', 'Service', 120, ({ serviceName }) => serviceName, seldom),
    ofOrder('poNumber', 'PO number', 112, ({ poNumber }) => poNumber || none, seldom),
    ofOrder('pickup', 'Pickup', 220, ({ pickup }) => pickup, seldom),
    ofOrder('dropoff', 'Drop-off', 220, ({ dropoff }) => dropoff, seldom),
  ]
}

function sumColumn({ sum, of: _of, sortsOrders, sortField, ...column }: SumColumn, kind: ReportKind): ReportColumn {
  const sorts = isSummary(kind) || (sortsOrders === true && partyOfReport(kind) === null)
  return {
    ...column,
    ...(sorts && sortField !== undefined && { sortField }),
    cell: ({ order, sums }) => {
      const shown = sum(sums, order !== null)
      return order === null && !isSummary(kind) ? <strong>{shown}</strong> : shown
    },
  }
}

/** The columns of a report, as its side sees them. */
export function reportColumnsOf(kind: ReportKind, side: ReportSide): readonly ReportColumn[] {
  const party = partyOfReport(kind)
  const isSeen = ({ of }: SumColumn) => of?.includes(side) ?? true
  const summed = (columns: readonly SumColumn[]) => columns.filter(isSeen).map((column) => sumColumn(column, kind))
  if (isSummary(kind)) {
    return [
      { id: 'name', title: party ?? '', width: 208, sortField: 'name', byDefault: true, required: true, cell: nameOf },
      ...summed([countColumn, unpricedColumn, ...sumColumns]),
      {
        id: 'firstDay',
        title: 'First day',
        width: 116,
        byDefault: false,
        cell: ({ firstDay }) => dayText(firstDay),
      },
      {
        id: 'lastDay',
        title: 'Last day',
        width: 116,
        sortField: 'day',
        firstDirection: 'desc',
        byDefault: false,
        cell: ({ lastDay }) => dayText(lastDay),
      },
    ]
  }
  const number: ReportColumn = {
    id: 'number',
    title: party === null ? 'Order' : `${party} and order`,
    width: party === null ? 92 : 200,
    byDefault: true,
    required: true,
    cell: (line) => (line.order === null ? <strong>{nameOf(line)}</strong> : orderNumber(line.order.id)),
  }
  return [number, ...factColumns(kind, side), ...summed(sumColumns)]
}

/** The row in words, for those who do not see it. */
export function labelOfLine(line: ReportLine): string {
  return line.order === null ? nameOf(line) : `order ${orderNumber(line.order.id)}`
}

/** The sums of all orders, under the columns that have one. */
export function footOfReport(sums: ReportSums): Foot {
  const summed = [countColumn, unpricedColumn, ...sumColumns]
  return { label: 'Total', cells: Object.fromEntries(summed.map(({ id, sum }) => [id, sum(sums, false)])) }
}
