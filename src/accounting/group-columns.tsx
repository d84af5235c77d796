import type { ReactNode } from 'react'
import { formatCents } from '#domain/amounts/money.ts'
import { type Grouping, groupings, partyOf, spanOf } from '#domain/accounting/groupings.ts'
import { revenueStateLabels, revenueStates } from '#domain/accounting/revenue-state.ts'
import type { AccountingGroupPaginationSortItemField, AccountingSums } from '#generated/model/index.ts'
import { orderNumber } from '#src/orders/cells/order-columns.tsx'
import { MeasureCell } from '#src/resources/MeasureCell.tsx'
import type { Column } from '#src/tables/column.ts'
import type { Foot } from '#src/tables/TableFoot.tsx'
import { countWords, dayText, moneyText, spanText } from './figures.ts'
import { type GroupRow, partyNameOf } from './group-row.ts'
import { RevenueStates } from './RevenueStateTag.tsx'
import '#src/ui/cells.css'

export type GroupSort = AccountingGroupPaginationSortItemField
export type GroupColumn = Column<GroupRow, GroupSort>

export const groupSorts: readonly GroupSort[] = ['party', 'span', 'orders', 'preTax', 'total', 'pay']

/** A column of what orders come to, which stands under the list as the sum of all. Its id is that of the column of the file. */
interface SumColumn extends Omit<GroupColumn, 'cell' | 'text'> {
  readonly sum: (sums: AccountingSums) => ReactNode
  readonly sumText: (sums: AccountingSums) => string
}

const none = <span className="wb-cell-none">—</span>

const money = (
  id: string,
  title: string,
  of: (sums: AccountingSums) => number,
  more: Partial<SumColumn>,
): SumColumn => ({
  id,
  title,
  width: 104,
  align: 'right',
  firstDirection: 'desc',
  byDefault: true,
  // Of orders without any price it is not known: $0.00 would be said of a price.
  sum: (sums) => (sums.orders > 0 && sums.orders === sums.unpriced ? none : moneyText(of(sums))),
  sumText: (sums) => (of(sums) / 100).toFixed(2),
  ...more,
})

const count = (
  id: string,
  title: string,
  of: (sums: AccountingSums) => number,
  more: Partial<SumColumn>,
): SumColumn => ({
  id,
  title,
  width: 68,
  align: 'right',
  firstDirection: 'desc',
  byDefault: true,
  sum: (sums) => countWords(of(sums)),
  sumText: (sums) => String(of(sums)),
  ...more,
})

/** Most groups have nothing of it: zeros everywhere would hide the few amounts. */
function moneyOrNone(cents: number): ReactNode {
  return cents === 0 ? none : moneyText(cents)
}

const sumColumns = {
  orders: count('orders', 'Orders', ({ orders }) => orders, { sortField: 'orders' }),
  unpriced: count('unpriced', 'No price', ({ unpriced }) => unpriced, {
    width: 80,
    sum: ({ unpriced }) => (unpriced === 0 ? none : <span className="wb-cell-warning">{countWords(unpriced)}</span>),
  }),
  parcels: count('parcels', 'Pieces', ({ parcels }) => parcels, { byDefault: false }),
  weight: count('weight', 'Weight', ({ weightKg }) => weightKg, {
    width: 104,
    byDefault: false,
    sum: ({ weightKg }) => <MeasureCell value={weightKg} of="weight" />,
    sumText: ({ weightKg }) => weightKg.toFixed(3),
  }),
  distance: count('distance', 'Distance', ({ distanceM }) => distanceM, {
    width: 104,
    byDefault: false,
    sum: ({ distanceM }) => <MeasureCell value={distanceM} of="largeDistance" />,
    sumText: ({ distanceM }) => (distanceM / 1_000).toFixed(3),
  }),
  preTax: money('preTax', 'Before tax', ({ preTaxCadCents }) => preTaxCadCents, { sortField: 'preTax' }),
  tax: money('tax', 'Tax', ({ taxCadCents }) => taxCadCents, { width: 88 }),
  total: money('total', 'Total', ({ totalCadCents }) => totalCadCents, {
    sortField: 'total',
    // All of them: that it is nothing would be said of a price.
    sum: ({ orders, unpriced, totalCadCents }) =>
      orders > 0 && orders === unpriced ? (
        <span className="wb-cell-warning" title="No band, zone or rate matched, or nobody has priced it yet">
          No price
        </span>
      ) : (
        moneyText(totalCadCents)
      ),
  }),
  billed: money('billed', 'Billed', ({ billedCadCents }) => billedCadCents, {
    width: 96,
    sum: ({ billedCadCents }) => moneyOrNone(billedCadCents),
  }),
  paid: money('paid', 'Paid', ({ paidCadCents }) => paidCadCents, {
    width: 96,
    sum: ({ paidCadCents }) => moneyOrNone(paidCadCents),
  }),
  pay: money('pay', 'Driver pay', ({ payCadCents }) => payCadCents, {
    sortField: 'pay',
    width: 152,
    sum: ({ payCadCents, withoutPay }) => (
      <>
        {withoutPay > 0 && (
          <span className="wb-cell-warning" title="Orders whose driver has no rate">
            {countWords(withoutPay)} no rate{' '}
          </span>
        )}
        {formatCents(payCadCents)}
      </>
    ),
  }),
} as const satisfies Record<string, SumColumn>

const state: SumColumn = {
  id: 'state',
  title: 'Billing',
  width: 200,
  byDefault: true,
  sum: ({ states }) => <RevenueStates states={states} />,
  sumText: ({ states }) =>
    revenueStates
      .filter((each) => states[each] > 0)
      .map((each) => `${states[each]} ${revenueStateLabels[each].toLowerCase()}`)
      .join(', '),
}

function groupColumn({ sum, sumText, ...column }: SumColumn): GroupColumn {
  return { ...column, cell: ({ sums }) => sum(sums), text: ({ sums }) => sumText(sums) }
}

function partyColumn(grouping: Grouping): GroupColumn {
  return {
    id: 'party',
    title: partyOf(grouping),
    width: 208,
    sortField: 'party',
    byDefault: true,
    required: spanOf(grouping) !== 'Order',
    cell: (row) => (row.partyName === null ? <span className="wb-cell-none">Nobody</span> : row.partyName),
    text: partyNameOf,
  }
}

function spanColumn(grouping: Grouping): readonly GroupColumn[] {
  const shared = { id: 'span', sortField: 'span', byDefault: true } as const
  switch (spanOf(grouping)) {
    case 'All':
      return []
    case 'Order':
      return [
        {
          ...shared,
          title: 'Order',
          width: 92,
          firstDirection: 'desc',
          required: true,
          cell: ({ orderId, label }) => (orderId === null ? label : orderNumber(orderId)),
          text: ({ label }) => label,
        },
      ]
    case 'Week':
    case 'PayPeriod':
      return [
        {
          ...shared,
          title: spanOf(grouping) === 'Week' ? 'Week' : 'Pay period',
          width: 156,
          firstDirection: 'desc',
          cell: ({ from, until, label }) => (from === null || until === null ? label : spanText(from, until)),
          text: ({ label }) => label,
        },
      ]
    case 'Month':
    case 'Quarter':
    case 'Year':
      return [
        {
          ...shared,
          title: 'Period',
          width: 132,
          firstDirection: 'desc',
          cell: ({ label }) => label,
          text: ({ label }) => label,
        },
      ]
  }
}

const dayColumn = (id: 'firstDay' | 'lastDay', title: string, byDefault: boolean): GroupColumn => ({
  id,
  title,
  width: 116,
  byDefault,
  cell: (row) => dayText(row[id]),
  text: (row) => row[id],
})

function columnsFor(grouping: Grouping): readonly GroupColumn[] {
  const { orders, unpriced, parcels, weight, distance, preTax, tax, total, billed, paid, pay } = sumColumns
  const isByOrder = spanOf(grouping) === 'Order'
  const names = [...spanColumn(grouping), partyColumn(grouping)]
  const seldom = (column: SumColumn): SumColumn => ({ ...column, byDefault: false })
  const counted = isByOrder ? [seldom(unpriced)] : [orders, unpriced]
  const sums =
    partyOf(grouping) === 'Driver'
      ? [
          ...counted,
          { ...distance, byDefault: true },
          preTax,
          pay,
          state,
          parcels,
          weight,
          ...[tax, total, billed, paid].map(seldom),
        ]
      : [...counted, preTax, tax, total, billed, paid, state, parcels, weight, distance, seldom(pay)]
  return [
    // An order is found by its number; all others by whose they are.
    ...(isByOrder ? names : names.toReversed()),
    ...(isByOrder ? [dayColumn('lastDay', 'Day', true)] : []),
    ...sums.map(groupColumn),
    ...(isByOrder ? [] : [dayColumn('firstDay', 'First day', false), dayColumn('lastDay', 'Last day', false)]),
  ]
}

/** The columns of each grouping. Their ids are those that the file calls them by. */
export const groupColumns = Object.fromEntries(
  groupings.map((grouping) => [grouping, columnsFor(grouping)]),
) as Readonly<Record<Grouping, readonly GroupColumn[]>>

/** The sums of all groups, under the columns that have one. */
export function footOf(sums: AccountingSums): Foot {
  const summed = [...Object.values(sumColumns), state]
  return { label: 'Total', cells: Object.fromEntries(summed.map(({ id, sum }) => [id, sum(sums)])) }
}
