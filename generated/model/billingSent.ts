/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { RefusedRecipient } from './refusedRecipient.ts';

/**
 * The documents of a run that were sent, and those that were not.
 */
export interface BillingSent {
  /**
     * Invoices and credit notes that were sent.
     * @minimum 0
     */
  documents: number;
  /**
     * The number of e-mails.
     * @minimum 0
     */
  mails: number;
  /**
     * Customers that were sent nothing, the first thousand.
     * @maxItems 1000
     */
  refused: RefusedRecipient[];
}
