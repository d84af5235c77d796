/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BillingFile } from './billingFile.ts';

/**
 * The files of a billing run.
 */
export interface BillingFiles {
  /**
     * In their order: invoices, then credit notes.
     * @maxItems 2000
     */
  data: BillingFile[];
}
