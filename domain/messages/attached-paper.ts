import type { LocalDate } from '../time/zoned-time.ts'

/** What is drawn and attached when a mail is sent, as it is then (`server/billing/papers/attached-papers.ts`). */
export type AttachedPaper =
  | { readonly kind: 'invoice'; readonly invoiceId: number }
  | { readonly kind: 'statement'; readonly customerId: number; readonly from: LocalDate; readonly until: LocalDate }
  | { readonly kind: 'payStatement'; readonly payStatementId: number }
  | {
      readonly kind: 'report'
      /** A kind of `domain/accounting/reports.ts`, which stands above messages. */
      readonly report: string
      readonly from: LocalDate
      readonly until: LocalDate
      readonly filter: Readonly<Record<string, readonly number[] | boolean>>
    }
