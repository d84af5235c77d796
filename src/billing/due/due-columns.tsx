import { Tag } from '@blueprintjs/core'
import { countText } from '#domain/amounts/count-text.ts'
import { formatCents } from '#domain/amounts/money.ts'
import type { BillingCustomer } from '#generated/model/index.ts'
import type { Column } from '#src/tables/column.ts'
import { cycleWords, dayText } from '../words.ts'
import '#src/ui/cells.css'

export const dueSorts = ['name', 'total', 'orders', 'firstDay'] as const
export type DueSort = (typeof dueSorts)[number]

const none = <span className="wb-cell-none">—</span>

/** What has become dearer or cheaper since it was billed. @param cents more, below zero less */
function changeText(cents: number): string {
  return cents > 0 ? `+${formatCents(cents)}` : formatCents(cents)
}

export const dueColumns: readonly Column<BillingCustomer, DueSort>[] = [
  {
    id: 'name',
    title: 'Customer',
    width: 210,
    sortField: 'name',
    byDefault: true,
    required: true,
    cell: ({ name }) => name,
  },
  {
    id: 'due',
    title: 'Due',
    width: 70,
    byDefault: true,
    cell: ({ isDue }) =>
      isDue ? (
        <Tag minimal intent="primary">
          Due
        </Tag>
      ) : (
        <span className="wb-muted">Not yet</span>
      ),
  },
  { id: 'cycle', title: 'Cycle', width: 85, byDefault: true, cell: ({ billingCycle }) => cycleWords[billingCycle] },
  {
    id: 'orders',
    title: 'Orders',
    width: 75,
    align: 'right',
    sortField: 'orders',
    firstDirection: 'desc',
    byDefault: true,
    cell: ({ orders }) => orders,
  },
  {
    id: 'unpriced',
    title: 'No price',
    width: 80,
    align: 'right',
    byDefault: true,
    cell: ({ unpriced }) => (unpriced === 0 ? none : <span className="wb-cell-warning">{unpriced}</span>),
  },
  {
    id: 'total',
    title: 'Unbilled',
    width: 110,
    align: 'right',
    sortField: 'total',
    firstDirection: 'desc',
    byDefault: true,
    cell: ({ totalCadCents }) => formatCents(totalCadCents),
  },
  {
    id: 'corrections',
    title: 'Corrections',
    width: 175,
    align: 'right',
    byDefault: true,
    cell: ({ corrections, changeCadCents }) =>
      corrections === 0
        ? none
        : `${changeText(changeCadCents)} for ${countText(corrections, { one: 'order', many: 'orders' })}`,
  },
  {
    id: 'firstDay',
    title: 'Since',
    width: 110,
    sortField: 'firstDay',
    byDefault: true,
    cell: ({ firstDay }) => dayText(firstDay),
  },
  {
    id: 'lastBilledOn',
    title: 'Last invoice',
    width: 110,
    byDefault: true,
    cell: ({ lastBilledOn }) => (lastBilledOn === null ? none : dayText(lastBilledOn)),
  },
  {
    id: 'billToName',
    title: 'Name for bills',
    width: 150,
    byDefault: true,
    cell: ({ billToName }) => (billToName === null ? <span className="wb-cell-warning">Missing</span> : billToName),
  },
]
