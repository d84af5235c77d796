import { ageingColumns, ageingLabels, ageingTotal } from '#domain/accounting/invoices/ageing.ts'
import { waysToPay } from '#domain/messages/how-to-pay.ts'
import { statementRowLabels } from '#domain/accounting/invoices/statement.ts'
import { settlementMethodLabels } from '#domain/accounting/invoices/types.ts'
import { formatDate, formatDates, formatInstant } from './document-format.ts'
import {
  courierBlock,
  payingParty,
  present,
  type Charge,
  type HeadAmount,
  type LetterHead,
  type Note,
  type Party,
} from './letter-content.ts'
import type { StatementDocumentData } from './statement-data.ts'
import { isolateName } from './text-direction.ts'

/** One printed row; amounts in integer cents, null where nothing moved. */
export type StatementContentRow = {
  day: string
  what: string
  details: string
  due: string
  cents: number | null
  balanceCents: number
}

/** What a statement says, as text, the same for paper and screen. */
export type StatementContent = {
  head: LetterHead
  party: Party
  amount: HeadAmount
  rows: StatementContentRow[]
  closing: { what: string; balanceCents: number }
  /** The columns of the ageing with what they add up to. */
  ageing: Charge[]
  memo: string | null
  /** The ways to pay what is owed. */
  waysToPay: readonly Note[]
  issued: string
}

/** Over the ageing of a statement. */
export const ageingTitle = 'How long it has been due'

function amountOf({ closingCents, until }: StatementDocumentData): HeadAmount {
  const label = closingCents < 0 ? 'In your favour (CAD)' : 'Balance owed (CAD)'
  return { label, cents: Math.abs(closingCents), below: `on ${formatDate(until)}` }
}

function rowsOf({ from, openingCents, rows }: StatementDocumentData): StatementContentRow[] {
  const opening = { what: 'Opening balance', details: '', due: '', cents: null, balanceCents: openingCents }
  return [
    { day: formatDate(from), ...opening },
    ...rows.map(({ day, kind, number, dueDate, method, detail, cents, balanceCents }) => ({
      day: formatDate(day),
      what: present([statementRowLabels[kind], number]).join(' '),
      details: present([method && settlementMethodLabels[method], detail && isolateName(detail.trim())]).join(' · '),
      due: dueDate === null ? '' : formatDate(dueDate),
      cents,
      balanceCents,
    })),
  ]
}

export function statementContent(data: StatementDocumentData): StatementContent {
  const period = formatDates(data.from, data.until)
  return {
    head: { title: 'Statement', subject: period, below: period, outcome: null, courier: courierBlock(data.courier) },
    party: payingParty('Customer', data.customer),
    amount: amountOf(data),
    rows: rowsOf(data),
    closing: { what: 'Closing balance', balanceCents: data.closingCents },
    ageing: [
      ...ageingColumns.map((column) => ({ name: ageingLabels[column], cents: data.ageing[column] })),
      { name: 'Total', cents: ageingTotal(data.ageing) },
    ],
    memo: data.memo?.trim() || null,
    waysToPay: data.closingCents > 0 ? waysToPay(data.howToPay, 'en') : [],
    issued: `Issued ${formatInstant(data.issuedAt, data.timeZone)}`,
  }
}
