import { ageingLabels, ageingColumns as ages } from '#domain/accounting/invoices/ageing.ts'
import { formatCents } from '#domain/amounts/money.ts'
import type { AgeingCustomer } from '#generated/model/index.ts'
import { Moment } from '#src/resources/Moment.tsx'
import type { Column } from '#src/tables/column.ts'
import { daysText } from '../words.ts'
import { centsOfColumn } from './ageing-cents.ts'
import { HoldCell } from './HoldCell.tsx'
import '#src/ui/cells.css'

export const ageingSorts = ['outstanding', 'oldestDays', 'name'] as const
export type AgeingSort = (typeof ageingSorts)[number]

const none = <span className="wb-cell-none">—</span>
const dollars = (cents: number) => (cents / 100).toFixed(2)

export const ageingColumns: readonly Column<AgeingCustomer, AgeingSort>[] = [
  {
    id: 'name',
    title: 'Customer',
    width: 200,
    sortField: 'name',
    byDefault: true,
    required: true,
    cell: ({ name, isConnected }) => (
      <span>
        {name}
        {!isConnected && <span className="wb-muted"> ended</span>}
      </span>
    ),
    text: ({ name }) => name,
  },
  ...ages.map((column): Column<AgeingCustomer, AgeingSort> => ({
    id: column,
    title: ageingLabels[column],
    width: 108,
    align: 'right',
    byDefault: true,
    cell: ({ ageing }) => {
      const cents = centsOfColumn(ageing, column)
      return cents === 0 ? none : formatCents(cents)
    },
    text: ({ ageing }) => dollars(centsOfColumn(ageing, column)),
  })),
  {
    id: 'outstanding',
    title: 'Outstanding',
    width: 116,
    align: 'right',
    sortField: 'outstanding',
    firstDirection: 'desc',
    byDefault: true,
    cell: ({ ageing }) => <strong>{formatCents(ageing.outstandingCadCents)}</strong>,
    text: ({ ageing }) => dollars(ageing.outstandingCadCents),
  },
  {
    id: 'oldest',
    title: 'Oldest',
    width: 75,
    align: 'right',
    sortField: 'oldestDays',
    firstDirection: 'desc',
    byDefault: true,
    cell: ({ oldestDays }) => (oldestDays === 0 ? none : daysText(oldestDays)),
    text: ({ oldestDays }) => String(oldestDays),
  },
  {
    id: 'reminded',
    title: 'Reminded',
    width: 85,
    byDefault: true,
    cell: ({ remindedAt }) => (remindedAt === null ? none : <Moment at={remindedAt} />),
    text: ({ remindedAt }) => (remindedAt === null ? '' : new Date(remindedAt * 1_000).toISOString().slice(0, 10)),
  },
  {
    id: 'hold',
    title: 'Credit hold',
    width: 186,
    byDefault: true,
    cell: (customer) => <HoldCell customer={customer} />,
    text: ({ isOnHold, holdProposal }) =>
      isOnHold ? 'On hold' : holdProposal === null ? '' : `Proposed: ${holdProposal}`,
  },
]
