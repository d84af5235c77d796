/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CentsSum } from './centsSum.ts';

/**
 * How many invoices and credit notes there are.
 */
export interface InvoiceCounts {
  /**
     * All of them.
     * @minimum 0
     */
  all: number;
  /**
     * Of which nothing is settled.
     * @minimum 0
     */
  open: number;
  /**
     * Of which a part is settled.
     * @minimum 0
     */
  partPaid: number;
  /**
     * Of which all is settled.
     * @minimum 0
     */
  paid: number;
  /**
     * Whose run was reversed.
     * @minimum 0
     */
  void: number;
  /**
     * Past their due date.
     * @minimum 0
     */
  overdue: number;
  /**
     * With disputed lines without an answer.
     * @minimum 0
     */
  disputed: number;
  outstandingCadCents: CentsSum;
  overdueCadCents: CentsSum;
}
