import type { ReactNode } from 'react'
import { formatCents } from '#domain/amounts/money.ts'
import type { PaidDriver, PayDraft } from '#generated/model/index.ts'
import type { Column } from '#src/tables/column.ts'
import '#src/ui/cells.css'

export const payDueSorts = ['name', 'pay', 'orders'] as const
export type PayDueSort = (typeof payDueSorts)[number]

/** A driver with the statement that a run would make; null: none, undefined: it is not known. */
export interface DueDriver extends PaidDriver {
  readonly due: PayDraft | null | undefined
}

const none = <span className="wb-cell-none">—</span>

function warned(count: number): ReactNode {
  return count === 0 ? none : <span className="wb-cell-warning">{count}</span>
}

/** What a part of the draft comes to, where there is anything of it. */
function partOf(due: DueDriver['due'], cents: (draft: PayDraft) => number): ReactNode {
  if (due === undefined || due === null) return none
  return cents(due) === 0 ? none : formatCents(cents(due))
}

export const payDueColumns: readonly Column<DueDriver, PayDueSort>[] = [
  {
    id: 'name',
    title: 'Driver',
    width: 200,
    sortField: 'name',
    byDefault: true,
    required: true,
    cell: ({ name }) => name,
  },
  {
    id: 'rate',
    title: 'Rate',
    width: 80,
    align: 'right',
    byDefault: true,
    cell: ({ rate }) => (rate === null ? <span className="wb-cell-warning">None</span> : `${rate} %`),
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
  {
    id: 'unpriced',
    title: 'No price',
    width: 80,
    align: 'right',
    byDefault: true,
    cell: ({ unpriced }) => warned(unpriced),
  },
  {
    id: 'withoutPay',
    title: 'No rate',
    width: 80,
    align: 'right',
    byDefault: true,
    cell: ({ withoutPay }) => warned(withoutPay),
  },
  {
    id: 'pay',
    title: 'Earned',
    width: 110,
    align: 'right',
    sortField: 'pay',
    firstDirection: 'desc',
    byDefault: true,
    cell: ({ payCadCents }) => formatCents(payCadCents),
  },
  {
    id: 'corrections',
    title: 'Corrections',
    width: 110,
    align: 'right',
    byDefault: true,
    cell: ({ due }) => partOf(due, ({ correctionsCadCents }) => correctionsCadCents),
  },
  {
    id: 'extras',
    title: 'Extras, deductions',
    width: 140,
    align: 'right',
    byDefault: true,
    cell: ({ due }) => partOf(due, ({ extrasCadCents, deductionsCadCents }) => extrasCadCents + deductionsCadCents),
  },
  {
    id: 'due',
    title: 'Due',
    width: 120,
    align: 'right',
    byDefault: true,
    cell: ({ due }) => {
      if (due === undefined || due === null) return none
      const text = formatCents(due.totalCadCents)
      return due.number === null ? <span className="wb-cell-warning">{text}, waits</span> : text
    },
  },
]
