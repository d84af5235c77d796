import type { Row } from '#server/db/schema.ts'
import type { Schema } from '#generated/handlers.ts'

export type DisputeText = Pick<
  Row<'invoice_disputes'>,
  'id' | 'state' | 'comment' | 'disputed_by_name' | 'disputed_at' | 'answer' | 'answered_by_name' | 'answered_at'
>

/** What a customer objects to on a line, and what it was answered. */
export function shownDisputeText(row: DisputeText): Schema<'InvoiceDisputeText'> {
  return {
    id: row.id,
    state: row.state,
    comment: row.comment,
    disputedByName: row.disputed_by_name,
    disputedAt: row.disputed_at,
    answer: row.answer,
    answeredByName: row.answered_by_name,
    answeredAt: row.answered_at,
  }
}
