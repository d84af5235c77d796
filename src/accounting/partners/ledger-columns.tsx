import type { ReactNode } from 'react'
import { type LedgerGrouping, missingPricesText } from '#domain/accounting/brokerage-ledger.ts'
import type {
  BrokerageLedgerRow,
  BrokerageLedgerRowPaginationSortItemField,
  BrokerageSums,
} from '#generated/model/index.ts'
import { orderNumber } from '#src/orders/cells/order-columns.tsx'
import type { Column } from '#src/tables/column.ts'
import type { Foot } from '#src/tables/TableFoot.tsx'
import { countWords, dayText, moneyText } from '../figures.ts'
import '#src/ui/cells.css'

/** A row as a list has it, whose rows have numbers. */
export interface LedgerRow extends Omit<BrokerageLedgerRow, 'id'> {
  readonly id: number
  /** As the server calls it: a partner, a lane, an order. */
  readonly groupId: string
}

export function rowOfLedger({ id: groupId, ...row }: BrokerageLedgerRow): LedgerRow {
  return { ...row, groupId, id: row.firstOrderId }
}

export type LedgerSort = BrokerageLedgerRowPaginationSortItemField
type LedgerColumn = Column<LedgerRow, LedgerSort>

export const ledgerSorts: readonly LedgerSort[] = ['name', 'day', 'orders', 'sold', 'bought', 'margin', 'percent']

const none = <span className="wb-cell-none">—</span>

/** The row in words: "Queen City Rush", "order 10330". */
export function labelOfRow({ order, label }: Pick<LedgerRow, 'order' | 'label'>): string {
  return order === null ? label : `order ${orderNumber(order.sellOrderId)}`
}

/** "23.2%"; a dash where it is not known. */
function percentText(percent: number | null): string {
  return percent === null ? '—' : `${percent.toFixed(1)}%`
}

function Warning({ children }: { readonly children: ReactNode }) {
  return <span className="wb-cell-warning">{children}</span>
}

const money = (id: string, title: string, more: Partial<LedgerColumn> & Pick<LedgerColumn, 'cell'>): LedgerColumn => ({
  id,
  title,
  width: 92,
  align: 'right',
  firstDirection: 'desc',
  byDefault: true,
  ...more,
})
const text = (id: string, title: string, width: number, of: (row: LedgerRow) => string | null): LedgerColumn => ({
  id,
  title,
  width,
  byDefault: true,
  cell: (row) => of(row) || none,
})

const sold = money('sold', 'Sold', {
  sortField: 'sold',
  cell: ({ order, sums }) =>
    order !== null && order.soldCadCents === null ? <Warning>No price</Warning> : moneyText(sums.soldCadCents),
})
const bought = money('bought', 'Bought', {
  sortField: 'bought',
  width: 116,
  cell: ({ order, sums }) => {
    if (order === null) return moneyText(sums.boughtCadCents)
    if (order.boughtCadCents === null) return <Warning>No price</Warning>
    return order.isAgreed ? (
      <span title="The bought order has no price: this is what was agreed on">
        {moneyText(order.boughtCadCents)} agreed
      </span>
    ) : (
      moneyText(order.boughtCadCents)
    )
  },
})

/** A loss stands out, also where the columns are read one by one. */
function marginText(cents: number | null): ReactNode {
  if (cents === null) return none
  return cents < 0 ? <Warning>{moneyText(cents)}</Warning> : moneyText(cents)
}

const margin = money('margin', 'Margin', {
  sortField: 'margin',
  cell: ({ order, sums }) => marginText(order === null ? sums.marginCadCents : order.marginCadCents),
})
const percent = money('percent', 'Margin %', {
  sortField: 'percent',
  width: 84,
  cell: ({ sums }) => percentText(sums.marginPercent),
})
const orders = money('orders', 'Orders', {
  sortField: 'orders',
  width: 76,
  cell: ({ sums }) => countWords(sums.orders),
})

const missingOf = (sums: BrokerageSums): ReactNode => {
  const said = missingPricesText(sums)
  return said === '' ? none : <Warning>{said}</Warning>
}
const agreedOf = ({ agreed }: BrokerageSums): ReactNode => (agreed === 0 ? none : countWords(agreed))
const differentOf = ({ different }: BrokerageSums): ReactNode =>
  different === 0 ? none : <Warning>{countWords(different)}</Warning>
const lossOf = ({ atLoss }: BrokerageSums): ReactNode => (atLoss === 0 ? none : <Warning>{countWords(atLoss)}</Warning>)

const counts: readonly LedgerColumn[] = [
  money('atLoss', 'At a loss', { width: 88, cell: ({ sums }) => lossOf(sums) }),
  money('difference', 'Billed otherwise', { width: 124, cell: ({ sums }) => differentOf(sums) }),
  { id: 'missing', title: 'Missing prices', width: 190, byDefault: true, cell: ({ sums }) => missingOf(sums) },
  money('agreed', 'At the agreed price', { width: 140, byDefault: false, cell: ({ sums }) => agreedOf(sums) }),
]

const name = (title: string): LedgerColumn => ({
  id: 'name',
  title,
  width: 220,
  sortField: 'name',
  byDefault: true,
  required: true,
  cell: ({ label }) => label,
})
const days: readonly LedgerColumn[] = (['firstDay', 'lastDay'] as const).map((id) => ({
  id,
  title: id === 'firstDay' ? 'First day' : 'Last day',
  width: 116,
  byDefault: false,
  ...(id === 'lastDay' && { sortField: 'day', firstDirection: 'desc' }),
  cell: (row) => dayText(row[id]),
}))

const group = (title: string): readonly LedgerColumn[] => [
  name(title),
  orders,
  sold,
  bought,
  margin,
  percent,
  ...counts,
  ...days,
]

const ofOrders: readonly LedgerColumn[] = [
  {
    ...name('Order'),
    width: 76,
    firstDirection: 'desc',
    cell: ({ order, label }) => (order === null ? label : orderNumber(order.sellOrderId)),
  },
  {
    id: 'day',
    title: 'Day',
    width: 112,
    sortField: 'day',
    firstDirection: 'desc',
    byDefault: true,
    cell: ({ lastDay }) => dayText(lastDay),
  },
  text('customer', 'Customer', 160, ({ customer }) => customer?.name ?? null),
  text('partner', 'Partner', 136, ({ partner }) => partner?.name ?? null),
  sold,
  bought,
  margin,
  percent,
  text('soldInvoices', 'Our invoice', 100, ({ order }) => order?.soldInvoiceNumbers.join(', ') ?? null),
  text('boughtInvoices', 'Their invoice', 104, ({ order }) => order?.boughtInvoiceNumbers.join(', ') ?? null),
  {
    id: 'difference',
    title: 'Billed otherwise',
    width: 164,
    byDefault: true,
    cell: ({ order }) => (order?.difference ? <Warning>{order.difference}</Warning> : none),
  },
  { ...text('lane', 'Lane', 190, ({ laneText }) => laneText), byDefault: false },
  {
    ...text('boughtOrder', 'Bought order', 108, ({ order }) => order && orderNumber(order.buyOrderId)),
    byDefault: false,
  },
]

/** The columns of each grouping. Their ids are those that the file calls them by. */
export const ledgerColumns: Readonly<Record<LedgerGrouping, readonly LedgerColumn[]>> = {
  partner: group('Partner'),
  lane: group('Lane'),
  order: ofOrders,
}

/** Those that the file does not know: it names them in others. */
const notInFile: ReadonlySet<string> = new Set(['atLoss', 'agreed'])

export function fileColumns(columns: readonly LedgerColumn[]): string[] {
  return columns.map(({ id }) => id).filter((id) => !notInFile.has(id))
}

/** The sums of all rows, under the columns that have one. */
export function footOfLedger(sums: BrokerageSums): Foot {
  return {
    label: 'Total',
    cells: {
      orders: countWords(sums.orders),
      sold: moneyText(sums.soldCadCents),
      bought: moneyText(sums.boughtCadCents),
      margin: marginText(sums.marginCadCents),
      percent: percentText(sums.marginPercent),
      atLoss: lossOf(sums),
      difference: differentOf(sums),
      missing: missingOf(sums),
      agreed: agreedOf(sums),
    },
  }
}
