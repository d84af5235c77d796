/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BillStatus } from './billStatus.ts';

/**
 * Whether an order is billed, unbilled or not billable.
 */
export interface InvoicedStatusOverride {
  billStatus: BillStatus;
  /**
     * Why it is not billable; needed for that, as it is for many orders at once.
     * @maxLength 300
     */
  reason?: string;
}
