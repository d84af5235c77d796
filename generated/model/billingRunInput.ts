/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BillingGrouping } from './billingGrouping.ts';
import type { BillingRunInputExpected } from './billingRunInputExpected.ts';
import type { Id } from './id.ts';

/**
 * What a billing run takes.
 */
export interface BillingRunInput {
  /**
     * The last day: all that is unbilled up to it comes along.
     * @maxLength 10
     */
  until: string;
  /**
     * What the invoices are dated.
     * @maxLength 10
     */
  invoiceDate: string;
  grouping: BillingGrouping;
  /**
     * Of these customers alone.
     * @minItems 1
     * @maxItems 1000
     */
  customerIds?: Id[];
  /** What the dry run came to. Where it is something else by now nothing is made. */
  expected?: BillingRunInputExpected;
}
