/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Invoices and credit notes.
 */
export interface InvoiceIds {
  /**
     * Which.
     * @minItems 1
     * @maxItems 200
     */
  invoiceIds: Id[];
}
