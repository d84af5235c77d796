import type { LocalDate } from '../../time/zoned-time.ts'

export type InvoiceKind = 'invoice' | 'creditNote'

/** As they are called. */
export const invoiceKindLabels: Readonly<Record<InvoiceKind, string>> = {
  invoice: 'Invoice',
  creditNote: 'Credit note',
}

/** An invoice or credit note as the books keep it. Canadian cents, none below zero on either. */
export interface Invoice {
  readonly id: number
  readonly customerId: number
  readonly kind: InvoiceKind
  readonly number: string
  readonly invoiceDate: LocalDate
  /** Null: credit notes are not due. */
  readonly dueDate: LocalDate | null
  readonly totalCents: number
  /** Of an invoice what was paid and credited, of a credit note what was used and given back: 0 up to the total. */
  readonly settledCents: number
  /** When its run was reversed, by the courier's calendar; null: it holds. */
  readonly voidedOn: LocalDate | null
}

/** `payment`: a customer paid; `refund`: it got money back on a credit note; `credit`: a credit note was used for invoices. */
export type SettlementKind = 'payment' | 'refund' | 'credit'

export const settlementKinds: readonly SettlementKind[] = ['payment', 'refund', 'credit']

/** As they are called. */
export const settlementKindLabels: Readonly<Record<SettlementKind, string>> = {
  payment: 'Payment',
  refund: 'Money given back',
  credit: 'Credit note used',
}

/** How money moved. */
export const settlementMethods = ['cheque', 'eTransfer', 'bankTransfer', 'card', 'cash', 'other'] as const

export type SettlementMethod = (typeof settlementMethods)[number]

/** As they are chosen. */
export const settlementMethodLabels: Readonly<Record<SettlementMethod, string>> = {
  cheque: 'Cheque',
  eTransfer: 'E-transfer',
  bankTransfer: 'Bank transfer',
  card: 'Card',
  cash: 'Cash',
  other: 'Other',
}

/** How much of a settlement is for one invoice or credit note. Canadian cents, below zero where it is taken back. */
export interface SettlementPart {
  readonly invoiceId: number
  readonly cents: number
}

/**
 * A row that settles invoices and credit notes of a customer. It is never erased: another row takes it back, whole
 * (docs/rules/exports-and-accounting.md, "Invoices and payments").
 */
export interface Settlement {
  readonly id: number
  readonly customerId: number
  readonly kind: SettlementKind
  readonly day: LocalDate
  /** Canadian cents: what the parts add up to, below zero for a row that takes another back. */
  readonly amountCents: number
  /** Null: no money moved. */
  readonly method: SettlementMethod | null
  readonly note: string
  /** Of a payment and a credit on invoices, of a refund on credit notes. */
  readonly parts: readonly SettlementPart[]
  /** The credit note that a credit uses, by the whole amount; null of the others. */
  readonly creditNoteId: number | null
  /** The row that this one takes back; null: it takes none back. */
  readonly takesBackId: number | null
  /** A billing run wrote it down itself, for orders that were paid before it; left out: a person did. */
  readonly byRun?: boolean
}

/** A settlement before it is a row. */
export type SettlementDraft = Omit<Settlement, 'id'>
