import { invoiceKindLabels } from '#domain/accounting/invoices/types.ts'
import { invoiceStates, invoiceStateLabel } from '#domain/accounting/invoices/state.ts'
import type { Invoice, ReceivedInvoice } from '#generated/model/index.ts'
import { dayText } from '#src/billing/words.ts'
import { Moment } from '#src/resources/Moment.tsx'
import type { Column } from '#src/tables/column.ts'
import { InvoiceState } from '../InvoiceState.tsx'
import { ReceivedActs } from '../received/ReceivedActs.tsx'
import { daysText, owedText } from '../words.ts'
import '#src/ui/cells.css'

export const invoiceSorts = ['number', 'invoiceDate', 'dueDate', 'total', 'outstanding'] as const
export type InvoiceSort = (typeof invoiceSorts)[number]

type InvoiceColumn = Column<Invoice, InvoiceSort>

/** An invoice as far as the courier and its customer both read it. */
type BilledInvoice = Pick<Invoice, keyof Invoice & keyof ReceivedInvoice>
type BilledColumn = Column<BilledInvoice, InvoiceSort>
type ReceivedColumn = Column<ReceivedInvoice, InvoiceSort>

const none = <span className="wb-cell-none">—</span>

/** Dollars as spreadsheets add them up. */
function plain(text: string): string {
  return text.replaceAll(/[$,]/g, '')
}

function stateText({ kind, state }: Pick<Invoice, 'kind' | 'state'>): string {
  const known = invoiceStates.find((one) => one === state)
  return known === undefined ? state : invoiceStateLabel(kind, known)
}

/** The columns that both sides have. */
const shared = {
  number: {
    id: 'number',
    title: 'Number',
    width: 140,
    sortField: 'number',
    firstDirection: 'desc',
    byDefault: true,
    required: true,
    cell: ({ number, kind }) => (
      // One word to a card, whose head would leave out the space between two.
      <span>
        {number}
        {kind === 'creditNote' && <span className="wb-muted"> credit note</span>}
      </span>
    ),
    text: ({ number }) => number,
  },
  state: {
    id: 'state',
    title: 'State',
    width: 165,
    byDefault: true,
    cell: (invoice) => <InvoiceState invoice={invoice} />,
    text: stateText,
  },
  kind: {
    id: 'kind',
    title: 'Kind',
    width: 100,
    byDefault: false,
    cell: ({ kind }) => invoiceKindLabels[kind],
    text: ({ kind }) => invoiceKindLabels[kind],
  },
  label: {
    id: 'label',
    title: 'For',
    width: 130,
    byDefault: false,
    cell: ({ label }) => label,
    text: ({ label }) => label,
  },
  date: {
    id: 'date',
    title: 'Date',
    width: 108,
    sortField: 'invoiceDate',
    firstDirection: 'desc',
    byDefault: true,
    cell: ({ invoiceDate }) => dayText(invoiceDate),
    text: ({ invoiceDate }) => invoiceDate,
  },
  due: {
    id: 'due',
    title: 'Due',
    width: 108,
    sortField: 'dueDate',
    byDefault: true,
    cell: ({ dueDate }) => (dueDate === null ? none : dayText(dueDate)),
    text: ({ dueDate }) => dueDate ?? '',
  },
  overdue: {
    id: 'overdue',
    title: 'Overdue',
    width: 85,
    align: 'right',
    byDefault: true,
    cell: ({ daysOverdue }) =>
      daysOverdue === 0 ? none : <span className="wb-due-late">{daysText(daysOverdue)}</span>,
    text: ({ daysOverdue }) => String(daysOverdue),
  },
  total: {
    id: 'total',
    title: 'Total',
    width: 95,
    align: 'right',
    sortField: 'total',
    firstDirection: 'desc',
    byDefault: true,
    cell: ({ kind, totalCadCents }) => owedText(kind, totalCadCents),
    text: ({ kind, totalCadCents }) => plain(owedText(kind, totalCadCents)),
  },
  outstanding: {
    id: 'outstanding',
    title: 'Outstanding',
    width: 108,
    align: 'right',
    sortField: 'outstanding',
    firstDirection: 'desc',
    byDefault: true,
    cell: ({ kind, outstandingCadCents }) =>
      outstandingCadCents === 0 ? none : <strong>{owedText(kind, outstandingCadCents)}</strong>,
    text: ({ kind, outstandingCadCents }) => plain(owedText(kind, outstandingCadCents)),
  },
  orders: {
    id: 'orders',
    title: 'Lines',
    width: 70,
    align: 'right',
    byDefault: false,
    cell: ({ orders }) => orders,
    text: ({ orders }) => String(orders),
  },
} as const satisfies Readonly<Record<string, BilledColumn>>

/** The columns that couriers have of what they bill. */
const own = {
  customer: {
    id: 'customer',
    title: 'Customer',
    width: 195,
    byDefault: true,
    cell: ({ customer }) => customer.name,
    text: ({ customer }) => customer.name,
  },
  billTo: {
    id: 'billTo',
    title: 'Billed as',
    width: 180,
    byDefault: false,
    cell: ({ billToName }) => billToName,
    text: ({ billToName }) => billToName,
  },
  sent: {
    id: 'sent',
    title: 'Sent',
    width: 125,
    byDefault: true,
    cell: ({ sentAt, email }) => {
      if (sentAt !== null) return <Moment at={sentAt} />
      return email === null ? (
        <span className="wb-cell-warning">No e-mail</span>
      ) : (
        <span className="wb-muted">Not yet</span>
      )
    },
    text: ({ sentAt }) => (sentAt === null ? '' : new Date(sentAt * 1_000).toISOString().slice(0, 10)),
  },
  reminded: {
    id: 'reminded',
    title: 'Reminded',
    width: 130,
    byDefault: false,
    cell: ({ remindedAt }) => (remindedAt === null ? none : <Moment at={remindedAt} />),
    text: ({ remindedAt }) => (remindedAt === null ? '' : new Date(remindedAt * 1_000).toISOString().slice(0, 10)),
  },
} as const satisfies Readonly<Record<string, InvoiceColumn>>

const { number, state, kind, label, date, due, overdue, total, outstanding, orders } = shared
const { customer, billTo, sent, reminded } = own

/** Of a courier's invoices. */
export const invoiceColumns: readonly InvoiceColumn[] = [
  number,
  state,
  customer,
  date,
  due,
  overdue,
  total,
  outstanding,
  sent,
  label,
  billTo,
  orders,
  reminded,
  kind,
]

/** Of the invoices of one customer, or of those that a courier made to the organization. */
export const billColumns: readonly BilledColumn[] = [
  number,
  state,
  { ...label, byDefault: true },
  date,
  due,
  overdue,
  total,
  outstanding,
  orders,
  kind,
]

const courier: ReceivedColumn = {
  id: 'courier',
  title: 'Courier',
  width: 180,
  byDefault: true,
  cell: ({ courier: { name } }) => name,
  text: ({ courier: { name } }) => name,
}

const acts: ReceivedColumn = {
  id: 'acts',
  title: 'What can be done',
  width: 90,
  byDefault: true,
  isActs: true,
  cell: (invoice) => <ReceivedActs invoice={invoice} />,
}

/** The columns of the invoices that all couriers made to the organization. */
export const receivedColumns: readonly ReceivedColumn[] = [
  number,
  courier,
  // Two words at a time: part paid, and disputed.
  { ...state, width: 190 },
  { ...label, byDefault: true },
  date,
  due,
  overdue,
  total,
  outstanding,
  orders,
  kind,
  acts,
]
