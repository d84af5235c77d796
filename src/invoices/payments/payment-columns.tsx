import { settlementMethodLabels, settlementKindLabels } from '#domain/accounting/invoices/types.ts'
import { formatCents } from '#domain/amounts/money.ts'
import type { Settlement } from '#generated/model/index.ts'
import { dayText } from '#src/billing/words.ts'
import type { Column } from '#src/tables/column.ts'
import { PaymentActs } from './PaymentActs.tsx'
import '#src/ui/cells.css'
import styles from '../invoices.module.css'

export const paymentSorts = ['settledOn', 'amount'] as const
export type PaymentSort = (typeof paymentSorts)[number]

const none = <span className="wb-cell-none">—</span>

/** What was taken back is struck through, and stays. */
function goneIf(settlement: Settlement, text: string) {
  return settlement.state === 'takenBack' ? <s className={styles.gone}>{text}</s> : text
}

/** "PSC-1001, PSC-1004". */
export function numbersOf({ parts }: Settlement): string {
  return parts.map(({ invoice }) => invoice.number).join(', ')
}

function kindText({ kind, state }: Settlement): string {
  const word = settlementKindLabels[kind]
  return state === 'takesBack' ? `Taken back: ${word.toLowerCase()}` : word
}

export const paymentColumns: readonly Column<Settlement, PaymentSort>[] = [
  {
    id: 'day',
    title: 'Day',
    width: 108,
    sortField: 'settledOn',
    firstDirection: 'desc',
    byDefault: true,
    required: true,
    cell: (row) => goneIf(row, dayText(row.settledOn)),
    text: ({ settledOn }) => settledOn,
  },
  {
    id: 'what',
    title: 'What',
    width: 160,
    byDefault: true,
    cell: (row) => (
      <>
        {goneIf(row, kindText(row))}
        {row.state === 'takenBack' && <span className="wb-muted"> taken back</span>}
      </>
    ),
    text: (row) => `${kindText(row)}${row.state === 'takenBack' ? ' (taken back)' : ''}`,
  },
  {
    id: 'customer',
    title: 'Customer',
    width: 200,
    byDefault: true,
    cell: (row) => goneIf(row, row.customer.name),
    text: ({ customer }) => customer.name,
  },
  {
    id: 'method',
    title: 'Paid by',
    width: 95,
    byDefault: true,
    cell: (row) => (row.method === null ? none : goneIf(row, settlementMethodLabels[row.method])),
    text: ({ method }) => (method === null ? '' : settlementMethodLabels[method]),
  },
  {
    id: 'for',
    title: 'For',
    width: 110,
    byDefault: true,
    cell: (row) => {
      const from = row.creditNote === null ? '' : `${row.creditNote.number} on `
      return goneIf(row, `${from}${numbersOf(row)}`)
    },
    text: numbersOf,
  },
  {
    id: 'note',
    title: 'Note',
    width: 150,
    byDefault: true,
    cell: (row) => (row.note === null ? none : goneIf(row, row.note)),
    text: ({ note }) => note ?? '',
  },
  {
    id: 'amount',
    title: 'Amount',
    width: 95,
    align: 'right',
    sortField: 'amount',
    firstDirection: 'desc',
    byDefault: true,
    cell: (row) => goneIf(row, formatCents(row.cadCents)),
    text: ({ cadCents }) => (cadCents / 100).toFixed(2),
  },
  {
    id: 'by',
    title: 'By',
    width: 120,
    byDefault: true,
    cell: ({ madeByName }) => madeByName,
    text: ({ madeByName }) => madeByName,
  },
  {
    id: 'acts',
    title: 'What can be done',
    width: 130,
    byDefault: true,
    isActs: true,
    cell: (row) => <PaymentActs payment={row} />,
  },
]
