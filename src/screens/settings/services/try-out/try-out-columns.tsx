import type { ReactNode } from 'react'
import { formatCents } from '#domain/amounts/money.ts'
import { clockText } from '#domain/time/operating-hours.ts'
import { type ZoneOffsets, wallTimeAt } from '#domain/time/zoned-time.ts'
import type { TryOutCustomer, TryOutOrder, TryOutOutcome } from '#generated/model/index.ts'
import { Moment } from '#src/resources/Moment.tsx'
import type { Column } from '#src/tables/column.ts'
import { changeText, signedCents } from './signed-cents.ts'
import styles from './try-out.module.css'
import '#src/ui/cells.css'

const amountSorts = ['beforeCadCents', 'afterCadCents', 'differenceCadCents', 'gainCadCents'] as const
export const customerSorts = ['name', 'orders', 'unpriceable', ...amountSorts] as const
export type CustomerSort = (typeof customerSorts)[number]
export const orderSorts = ['id', 'customer', 'availableAt', ...amountSorts] as const
export type OrderSort = (typeof orderSorts)[number]

export const outcomeLabels: Readonly<Record<TryOutOutcome, string>> = {
  priced: 'Priced by both',
  unpriceable: 'Loses its price',
  newlyPriced: 'Gets a price',
  unpriced: 'No price by either',
}

const none = <span className="wb-cell-none">—</span>

function money(cents: number | null): ReactNode {
  return cents === null ? none : formatCents(cents)
}

function more(cents: number | null): ReactNode {
  if (cents === null) return none
  return (
    <span className={styles.more} data-sign={Math.sign(cents)}>
      {signedCents(cents)}
    </span>
  )
}

/** Dollars, as the other files have them. */
function dollars(cents: number | null): string {
  return cents === null ? '' : (cents / 100).toFixed(2)
}

type Amounts = Pick<TryOutOrder, (typeof amountSorts)[number]>

type AmountColumn = Column<Amounts, (typeof amountSorts)[number]>

const before: AmountColumn = {
  id: 'before',
  title: 'Before',
  width: 95,
  align: 'right',
  sortField: 'beforeCadCents',
  firstDirection: 'desc',
  byDefault: true,
  cell: ({ beforeCadCents }) => money(beforeCadCents),
  text: ({ beforeCadCents }) => dollars(beforeCadCents),
}
const after: AmountColumn = {
  id: 'after',
  title: 'After',
  width: 95,
  align: 'right',
  sortField: 'afterCadCents',
  firstDirection: 'desc',
  byDefault: true,
  cell: ({ afterCadCents }) => money(afterCadCents),
  text: ({ afterCadCents }) => dollars(afterCadCents),
}
const difference: AmountColumn = {
  id: 'difference',
  title: 'Difference',
  width: 110,
  align: 'right',
  sortField: 'differenceCadCents',
  firstDirection: 'desc',
  byDefault: true,
  cell: ({ differenceCadCents }) => more(differenceCadCents),
  text: ({ differenceCadCents }) => dollars(differenceCadCents),
}
function percentText({ differenceCadCents, beforeCadCents }: Amounts): string {
  return differenceCadCents === null ? '' : (changeText(differenceCadCents, beforeCadCents ?? 0) ?? '')
}

const percent: AmountColumn = {
  id: 'percent',
  title: '%',
  width: 75,
  align: 'right',
  byDefault: true,
  cell: (row) => percentText(row) || none,
  text: percentText,
}
const gain: AmountColumn = {
  id: 'gain',
  title: 'Gain before taxes',
  width: 140,
  align: 'right',
  sortField: 'gainCadCents',
  firstDirection: 'desc',
  byDefault: true,
  cell: ({ gainCadCents }) => more(gainCadCents),
  text: ({ gainCadCents }) => dollars(gainCadCents),
}

export const customerColumns: readonly Column<TryOutCustomer, CustomerSort>[] = [
  {
    id: 'name',
    title: 'Customer',
    width: 180,
    sortField: 'name',
    byDefault: true,
    required: true,
    cell: ({ name }) => name,
    text: ({ name }) => name,
  },
  {
    id: 'orders',
    title: 'Orders',
    width: 80,
    align: 'right',
    sortField: 'orders',
    firstDirection: 'desc',
    byDefault: true,
    cell: ({ orders }) => orders,
    text: ({ orders }) => String(orders),
  },
  before,
  after,
  difference,
  percent,
  gain,
  {
    id: 'unpriceable',
    title: 'Lose their price',
    width: 125,
    align: 'right',
    sortField: 'unpriceable',
    firstDirection: 'desc',
    byDefault: true,
    cell: ({ unpriceable }) => (unpriceable === 0 ? none : <span className="wb-cell-warning">{unpriceable}</span>),
    text: ({ unpriceable }) => String(unpriceable),
  },
]

const ofOrder: readonly Column<TryOutOrder, OrderSort>[] = [
  {
    id: 'id',
    title: 'Order',
    width: 85,
    sortField: 'id',
    firstDirection: 'desc',
    byDefault: true,
    required: true,
    cell: ({ id }) => id,
    text: ({ id }) => String(id),
  },
  {
    id: 'customer',
    title: 'Customer',
    width: 150,
    sortField: 'customer',
    byDefault: true,
    cell: ({ customer }) => customer.name,
    text: ({ customer }) => customer.name,
  },
  {
    id: 'availableAt',
    title: 'Scheduled',
    width: 125,
    sortField: 'availableAt',
    firstDirection: 'desc',
    byDefault: true,
    cell: ({ availableAt }) => <Moment at={availableAt} />,
  },
]
function whyUnpriced({ outcome, reasons }: Pick<TryOutOrder, 'outcome' | 'reasons'>): string {
  return reasons.join(' ') || outcomeLabels[outcome]
}

const missing: Column<TryOutOrder, OrderSort> = {
  id: 'missing',
  title: 'What is missing',
  width: 220,
  byDefault: true,
  cell: ({ outcome, reasons }) =>
    outcome === 'priced' ? (
      none
    ) : (
      <span className="wb-cell-warning" title={reasons.join(' ')}>
        {whyUnpriced({ outcome, reasons })}
      </span>
    ),
  text: (row) => (row.outcome === 'priced' ? '' : whyUnpriced(row)),
}

/** What orders cost; those without a price may stand between them. */
export const orderColumns: readonly Column<TryOutOrder, OrderSort>[] = [
  ...ofOrder,
  before,
  after,
  difference,
  gain,
  missing,
]

/** Of orders that lack a price by one revision: there is no difference, but a reason. */
export const unpricedColumns: readonly Column<TryOutOrder, OrderSort>[] = [
  ...ofOrder,
  before,
  after,
  { ...missing, width: 360 },
]

/** Columns with what a file says of the time: `2026-11-21 14:30`, by the clock of the reader. */
export function withTimes(
  columns: readonly Column<TryOutOrder, OrderSort>[],
  timeZone: ZoneOffsets,
): readonly Column<TryOutOrder, OrderSort>[] {
  const text = ({ availableAt }: TryOutOrder) => {
    const { date, secondsFromMidnight } = wallTimeAt(availableAt, timeZone)
    return `${date} ${clockText(secondsFromMidnight)}`
  }
  return columns.map((column) => (column.id === 'availableAt' ? { ...column, text } : column))
}
