import type { ReactNode } from 'react'
import { formatCents } from '#domain/money.ts'
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
}
const percent: AmountColumn = {
  id: 'percent',
  title: '%',
  width: 75,
  align: 'right',
  byDefault: true,
  cell: ({ differenceCadCents, beforeCadCents }) =>
    (differenceCadCents !== null && changeText(differenceCadCents, beforeCadCents ?? 0)) || none,
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
  },
  {
    id: 'customer',
    title: 'Customer',
    width: 150,
    sortField: 'customer',
    byDefault: true,
    cell: ({ customer }) => customer.name,
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
        {reasons.join(' ') || outcomeLabels[outcome]}
      </span>
    ),
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
