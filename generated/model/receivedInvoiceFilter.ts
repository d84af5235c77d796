/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { InvoiceState } from './invoiceState.ts';

/**
 * Which of them.
 */
export interface ReceivedInvoiceFilter {
  /**
     * In any of these states.
     * @maxItems 4
     */
  states?: InvoiceState[];
  /**
     * Made by any of these couriers.
     * @maxItems 100
     */
  courierIds?: Id[];
  /** Only those that are overdue, or only the others. */
  isOverdue?: boolean;
  /** Only those with disputed lines without an answer, or only the others. */
  isDisputed?: boolean;
  /**
     * Dated on this day or later.
     * @maxLength 10
     */
  from?: string;
  /**
     * Dated on this day or before.
     * @maxLength 10
     */
  until?: string;
}
