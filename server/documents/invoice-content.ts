import { waysToPay } from '#domain/messages/how-to-pay.ts'
import { invoiceStateLabel, invoiceStateOf, type InvoiceState } from '#domain/accounting/invoices/state.ts'
import { settlementMethodLabels } from '#domain/accounting/invoices/types.ts'
import { termsWords } from '#domain/accounting/payment-terms.ts'
import { totalsOf } from '#domain/accounting/plan-invoices.ts'
import type { TaxAmount } from '#domain/accounting/types.ts'
import { waybillNumber } from '#domain/orders/order-number.ts'
import { formatDate, formatInstant } from './document-format.ts'
import type { InvoiceDocumentData } from './invoice-data.ts'
import {
  courierBlock,
  payingParty,
  present,
  knownFacts,
  type Fact,
  type HeadAmount,
  type LetterHead,
  type Note,
  type Outcome,
  type Party,
  type Sum,
} from './letter-content.ts'
import { isolateName } from './text-direction.ts'

/** One printed line; amounts in integer cents. */
export type InvoiceRow = {
  day: string
  waybill: string
  description: string
  /** The service and the PO number. */
  details: string
  preTaxCents: number
  taxes: readonly Pick<TaxAmount, 'name' | 'cents'>[]
  totalCents: number
}

/** What an invoice or credit note says, as text, the same for paper and screen. */
export type InvoiceContent = {
  head: LetterHead
  /** Across every page, where it no longer holds. */
  across: string | null
  facts: Fact[]
  party: Party
  amount: HeadAmount
  rows: InvoiceRow[]
  sums: Sum[]
  memo: string | null
  /** The ways to pay what is due. */
  waysToPay: readonly Note[]
  issued: string
}

interface Settled {
  readonly state: InvoiceState
  readonly totalCents: number
  readonly leftCents: number
}

function settledOf({ lines, settlements, voidedOn }: InvoiceDocumentData): Settled {
  const { totalCents } = totalsOf(lines)
  const settledCents = settlements.reduce((sum, { cents }) => sum + cents, 0)
  const state = invoiceStateOf({ totalCents, settledCents, voidedOn })
  return { state, totalCents, leftCents: state === 'void' ? 0 : totalCents - settledCents }
}

function outcomeOf(data: InvoiceDocumentData, { state }: Settled): Outcome {
  const { kind, dueDate, voidedOn } = data
  const due = dueDate && formatDate(dueDate)
  const status = invoiceStateLabel(kind, state)
  switch (state) {
    case 'void':
      return { status, tone: 'stopped', at: voidedOn && `since ${formatDate(voidedOn)}` }
    case 'paid':
      return { status, tone: 'done', at: null }
    case 'partPaid':
      return { status, tone: 'open', at: due && `the rest is due ${due}` }
    case 'open':
      return due === null ? { status, tone: 'open', at: null } : { status: 'Due', tone: 'open', at: due }
  }
}

const leftLabels = { invoice: 'Amount due (CAD)', creditNote: 'Credit left (CAD)' } as const

function amountOf({ kind, dueDate }: InvoiceDocumentData, { state, leftCents }: Settled): HeadAmount {
  const below = {
    void: 'Void: it no longer holds',
    paid: kind === 'invoice' ? 'Nothing is due any more' : 'Nothing is left of it',
    partPaid: dueDate && `by ${formatDate(dueDate)}`,
    open: dueDate && `by ${formatDate(dueDate)}`,
  }[state]
  return { label: leftLabels[kind], cents: leftCents, below }
}

function factsOf({ kind, invoiceDate, dueDate, terms, label, registrations }: InvoiceDocumentData): Fact[] {
  return knownFacts([
    [kind === 'invoice' ? 'Invoice date' : 'Credit note date', formatDate(invoiceDate)],
    ['Due date', dueDate && formatDate(dueDate)],
    ['Terms', terms && termsWords(terms)],
    ['For', label],
    ['GST/HST registration', registrations.gstHst],
    ['QST registration', registrations.qst],
  ])
}

function rowsOf({ lines }: InvoiceDocumentData): InvoiceRow[] {
  return lines.map(({ orderNumber, serviceDate, serviceName, poNumber, description, preTaxCents, taxes }) => ({
    day: formatDate(serviceDate),
    waybill: waybillNumber(orderNumber),
    description,
    details: present([serviceName, poNumber?.trim() ? `PO number ${isolateName(poNumber.trim())}` : null])
      .map((part, index) => (index === 0 ? isolateName(part) : part))
      .join(' · '),
    preTaxCents,
    taxes,
    totalCents: totalsOf([{ preTaxCents, taxes }]).totalCents,
  }))
}

/** "Payment, cheque, Dec 3, 2026" */
function settlementName(
  { kind, method, number, day }: InvoiceDocumentData['settlements'][number],
  of: InvoiceDocumentData['kind'],
): string {
  const what = {
    payment: 'Payment',
    refund: 'Refund',
    credit: of === 'invoice' ? `Credit note ${number ?? ''}`.trim() : `Used for ${number ?? 'an invoice'}`,
  }[kind]
  return present([what, method && settlementMethodLabels[method].toLowerCase(), formatDate(day)]).join(', ')
}

function sumsOf({ kind, lines, settlements }: InvoiceDocumentData, { leftCents }: Settled): Sum[] {
  const { preTaxCents, taxes, totalCents } = totalsOf(lines)
  const line = (name: string, cents: number) => ({ name, cents, isTotal: false })
  return [
    line('Before tax', preTaxCents),
    ...taxes.map(({ name, cents }) => line(name, cents)),
    { name: 'Total (CAD)', cents: totalCents, isTotal: true },
    ...settlements.map((settlement) => line(settlementName(settlement, kind), -settlement.cents)),
    { name: leftLabels[kind], cents: leftCents, isTotal: true },
  ]
}

/** What an invoice or credit note says. Its taxes are those of its lines, added up and never worked out anew. */
export function invoiceContent(data: InvoiceDocumentData): InvoiceContent {
  const settled = settledOf(data)
  return {
    head: {
      title: data.kind === 'invoice' ? 'Invoice' : 'Credit note',
      subject: data.number,
      below: data.number,
      outcome: outcomeOf(data, settled),
      courier: courierBlock(data.courier),
    },
    across: settled.state === 'void' ? 'VOID' : null,
    facts: factsOf(data),
    party: payingParty('Bill to', data.customer),
    amount: amountOf(data, settled),
    rows: rowsOf(data),
    sums: sumsOf(data, settled),
    memo: data.memo?.trim() || null,
    waysToPay: data.kind === 'invoice' && settled.leftCents > 0 ? waysToPay(data.howToPay, 'en') : [],
    issued: `Issued ${formatInstant(data.issuedAt, data.timeZone)}`,
  }
}
