import { formatCents } from '#domain/amounts/money.ts'
import type { BillingExport } from '#generated/model/index.ts'
import { Moment } from '#src/resources/Moment.tsx'
import type { Column } from '#src/tables/column.ts'
import { RunState } from '../RunState.tsx'
import { dayText, groupingText, madeText, numbersText, packageTitle } from '../words.ts'
import '#src/ui/cells.css'

export const runSorts = ['createdAt'] as const
export type RunSort = (typeof runSorts)[number]

const none = <span className="wb-cell-none">—</span>

/** Whether it made something, now or once. */
function isMade({ state }: BillingExport): boolean {
  return state === 'done' || state === 'reversed'
}

export const runColumns: readonly Column<BillingExport, RunSort>[] = [
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
  {
    id: 'numbers',
    title: 'Numbers',
    width: 190,
    byDefault: true,
    cell: (run) => numbersText(run) || none,
  },
  {
    id: 'made',
    title: 'Invoices',
    width: 170,
    byDefault: true,
    cell: (run) => (isMade(run) ? madeText(run) : none),
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
    id: 'total',
    title: 'Total',
    width: 110,
    align: 'right',
    byDefault: true,
    cell: (run) => (isMade(run) ? formatCents(run.totalCadCents) : none),
  },
  {
    id: 'excluded',
    title: 'Excluded',
    width: 110,
    align: 'right',
    byDefault: false,
    cell: (run) => (run.excludedOrders > 0 ? formatCents(run.excludedCadCents) : none),
  },
  { id: 'until', title: 'Up to', width: 110, byDefault: true, cell: ({ until }) => dayText(until) },
  {
    id: 'grouping',
    title: 'Grouping',
    width: 160,
    byDefault: true,
    cell: ({ grouping }) => groupingText(grouping),
  },
  {
    id: 'customers',
    title: 'Customers',
    width: 90,
    align: 'right',
    byDefault: false,
    cell: ({ customers }) => customers ?? 'All',
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
