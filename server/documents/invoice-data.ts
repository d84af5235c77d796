import type { HowToPay } from '#domain/messages/how-to-pay.ts'
import type { InvoiceKind, SettlementKind, SettlementMethod } from '#domain/accounting/invoices/types.ts'
import type { PaymentTerms, TaxAmount } from '#domain/accounting/types.ts'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import type { DocumentCourier } from './document-data.ts'

/** Whom a paper of the books is for: by the name for bills where one is known. */
export type DocumentCustomer = { name: string; billToName: string | null; billToAddress: string | null }

/** A line of an invoice or credit note, in integer Canadian cents that are above zero on both. */
type InvoiceDocumentLine = {
  orderNumber: number
  serviceDate: LocalDate
  serviceName: string
  poNumber: string | null
  description: string
  preTaxCents: number
  taxes: readonly TaxAmount[]
}

/** What was settled of it, in integer Canadian cents; those that were taken back are left out. */
type InvoiceDocumentSettlement = {
  day: LocalDate
  kind: SettlementKind
  /** Null: no money moved, or nobody said how. */
  method: SettlementMethod | null
  /** Of a credit the paper on its other side: on an invoice the credit note, and the other way round. */
  number: string | null
  cents: number
}

/**
 * Everything that an invoice or credit note prints. Days are those of the courier's calendar; `issuedAt` is the moment of printing, in
 * unix seconds, printed in `timeZone`.
 */
export type InvoiceDocumentData = {
  kind: InvoiceKind
  number: string
  invoiceDate: LocalDate
  /** Null, as the terms are: credit notes are not due. */
  dueDate: LocalDate | null
  terms: PaymentTerms | null
  /** What it is for, "November 2026". */
  label: string
  /** Null: it holds. */
  voidedOn: LocalDate | null
  timeZone: string
  issuedAt: number
  courier: DocumentCourier
  customer: DocumentCustomer
  /** As the courier typed them; null: it is not registered. */
  registrations: { gstHst: string | null; qst: string | null }
  lines: readonly InvoiceDocumentLine[]
  settlements: readonly InvoiceDocumentSettlement[]
  memo: string | null
  /** The courier's ways of being paid; printed while something is due. */
  howToPay: HowToPay | null
}
