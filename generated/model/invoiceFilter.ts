/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { InvoiceKind } from './invoiceKind.ts';
import type { InvoiceState } from './invoiceState.ts';

/**
 * Which of them.
 */
export interface InvoiceFilter {
  /**
     * In any of these states.
     * @maxItems 4
     */
  states?: InvoiceState[];
  /**
     * Of any of these kinds.
     * @maxItems 2
     */
  kinds?: InvoiceKind[];
  /**
     * Of any of these customers.
     * @maxItems 100
     */
  customerIds?: Id[];
  /** Only those that are overdue, or only the others. */
  isOverdue?: boolean;
  /** Only those with disputed lines without an answer, or only the others. */
  isDisputed?: boolean;
  /** Only those that were sent by e-mail, or only the others. */
  isSent?: boolean;
}
