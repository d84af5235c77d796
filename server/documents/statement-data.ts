import type { AgeingCents } from '#domain/accounting/invoices/ageing.ts'
import type { HowToPay } from '#domain/messages/how-to-pay.ts'
import type { StatementRowKind } from '#domain/accounting/invoices/statement.ts'
import type { SettlementMethod } from '#domain/accounting/invoices/types.ts'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import type { DocumentCourier } from './document-data.ts'
import type { DocumentCustomer } from './invoice-data.ts'

/** A row of a statement, in integer Canadian cents with a minus for what is owed less. */
type StatementDocumentRow = {
  day: LocalDate
  kind: StatementRowKind
  /** Of the invoice or credit note; null where money moved. */
  number: string | null
  /** Of an invoice, while it holds. */
  dueDate: LocalDate | null
  /** How money moved. */
  method: SettlementMethod | null
  /** What it is for, or what was noted of a payment. */
  detail: string | null
  cents: number
  balanceCents: number
}

/**
 * Everything that a statement prints, from the first to the last day, both included; integer Canadian cents. `issuedAt` in unix
 * seconds, printed in `timeZone`.
 */
export type StatementDocumentData = {
  from: LocalDate
  until: LocalDate
  timeZone: string
  issuedAt: number
  courier: DocumentCourier
  customer: DocumentCustomer
  openingCents: number
  rows: readonly StatementDocumentRow[]
  closingCents: number
  ageing: AgeingCents
  memo: string | null
  /** The courier's ways of being paid; printed if something is owed. */
  howToPay: HowToPay | null
}
