/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { InvoiceDisputeFilterStatesItem } from './invoiceDisputeFilterStatesItem.ts';

/**
 * Which of them.
 */
export interface InvoiceDisputeFilter {
  /**
     * In any of these states.
     * @maxItems 3
     */
  states?: InvoiceDisputeFilterStatesItem[];
  /**
     * Of any of these customers.
     * @maxItems 100
     */
  customerIds?: Id[];
  /**
     * Of any of these invoices.
     * @maxItems 100
     */
  invoiceIds?: Id[];
}
