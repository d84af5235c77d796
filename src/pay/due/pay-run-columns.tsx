import { formatCents } from '#domain/amounts/money.ts'
import type { PayExport } from '#generated/model/index.ts'
import { RunState } from '#src/billing/RunState.tsx'
import { dayText, packageTitle } from '#src/billing/words.ts'
import { Moment } from '#src/resources/Moment.tsx'
import type { Column } from '#src/tables/column.ts'
import { numbersText, periodText } from '../words.ts'
import '#src/ui/cells.css'

export const payRunSorts = ['createdAt'] as const
export type PayRunSort = (typeof payRunSorts)[number]

const none = <span className="wb-cell-none">—</span>

/** Whether it made something, now or once. */
function isMade({ state }: PayExport): boolean {
  return state === 'done' || state === 'reversed'
}

export const payRunColumns: readonly Column<PayExport, PayRunSort>[] = [
  {
    id: 'createdAt',
    title: 'Made',
    width: 140,
    sortField: 'createdAt',
    firstDirection: 'desc',
    byDefault: true,
    required: true,
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
  { id: 'state', title: 'State', width: 100, byDefault: true, cell: ({ state }) => <RunState state={state} /> },
  { id: 'period', title: 'Pay period', width: 170, byDefault: true, cell: periodText },
  { id: 'numbers', title: 'Numbers', width: 150, byDefault: true, cell: (run) => numbersText(run) || none },
  {
    id: 'statements',
    title: 'Statements',
    width: 100,
    align: 'right',
    byDefault: true,
    cell: (run) => (isMade(run) ? run.statements : none),
  },
  {
    id: 'orders',
    title: 'Orders',
    width: 80,
    align: 'right',
    byDefault: true,
    cell: (run) => (isMade(run) ? run.orders : none),
  },
  {
    id: 'corrections',
    title: 'Corrections',
    width: 100,
    align: 'right',
    byDefault: false,
    cell: (run) => (isMade(run) ? run.corrections : none),
  },
  {
    id: 'total',
    title: 'Total',
    width: 110,
    align: 'right',
    byDefault: true,
    cell: (run) => (isMade(run) ? formatCents(run.totalCadCents) : none),
  },
  { id: 'payDate', title: 'Pay date', width: 120, byDefault: true, cell: ({ payDate }) => dayText(payDate) },
  {
    id: 'drivers',
    title: 'Drivers',
    width: 90,
    align: 'right',
    byDefault: false,
    cell: ({ drivers }) => drivers ?? 'All',
  },
  {
    id: 'package',
    title: 'Package',
    width: 150,
    byDefault: false,
    cell: ({ package: code }) => packageTitle(code),
  },
  { id: 'madeBy', title: 'By', width: 140, byDefault: true, cell: ({ madeByName }) => madeByName },
]
