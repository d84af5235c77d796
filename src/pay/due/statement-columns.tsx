import { formatCents } from '#domain/amounts/money.ts'
import type { PayStatement } from '#generated/model/index.ts'
import { dayText } from '#src/billing/words.ts'
import { Moment } from '#src/resources/Moment.tsx'
import type { Column } from '#src/tables/column.ts'
import { StatementState } from '../StatementState.tsx'
import { periodText } from '../words.ts'
import '#src/ui/cells.css'

export const statementSorts = ['number', 'driver', 'total'] as const
export type StatementSort = (typeof statementSorts)[number]

const none = <span className="wb-cell-none">—</span>

export const statementColumns: readonly Column<PayStatement, StatementSort>[] = [
  {
    id: 'number',
    title: 'Number',
    width: 110,
    sortField: 'number',
    firstDirection: 'desc',
    byDefault: true,
    required: true,
    cell: ({ number }) => number,
  },
  { id: 'state', title: 'State', width: 100, byDefault: true, cell: ({ state }) => <StatementState state={state} /> },
  {
    id: 'driver',
    title: 'Driver',
    width: 190,
    sortField: 'driver',
    byDefault: true,
    cell: ({ driver }) => driver.name,
  },
  { id: 'period', title: 'Pay period', width: 170, byDefault: true, cell: periodText },
  { id: 'payDate', title: 'Pay date', width: 120, byDefault: true, cell: ({ payDate }) => dayText(payDate) },
  { id: 'orders', title: 'Orders', width: 80, align: 'right', byDefault: true, cell: ({ orders }) => orders },
  {
    id: 'total',
    title: 'Total',
    width: 110,
    align: 'right',
    sortField: 'total',
    firstDirection: 'desc',
    byDefault: true,
    cell: ({ totalCadCents }) => formatCents(totalCadCents),
  },
  {
    id: 'paidAt',
    title: 'Paid',
    width: 140,
    byDefault: true,
    cell: ({ paidAt }) => (paidAt === null ? none : <Moment at={paidAt} />),
  },
]
