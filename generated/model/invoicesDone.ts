/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { RefusedInvoice } from './refusedInvoice.ts';

/**
 * What became of the invoices.
 */
export interface InvoicesDone {
  /**
     * With how many it was done.
     * @minimum 0
     */
  done: number;
  /**
     * Those that stay as they are.
     * @maxItems 200
     */
  refused: RefusedInvoice[];
}
