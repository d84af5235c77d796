/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BillingGrouping } from './billingGrouping.ts';
import type { BillingRunInputExpected } from './billingRunInputExpected.ts';
import type { ExcludedCustomer } from './excludedCustomer.ts';
import type { ExcludedOrder } from './excludedOrder.ts';
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
     * The date of the invoices: at most today, by the calendar of the courier.
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
  /**
     * Customers that the run leaves unbilled, each once: the next run picks them up by itself.
     * @maxItems 200
     */
  excludedCustomers?: ExcludedCustomer[];
  /**
     * The same of single orders.
     * @maxItems 500
     */
  excludedOrders?: ExcludedOrder[];
  /** The result of the dry run. If it is something else by now, nothing is made: 422 `dry_run_changed`, or a run that has failed where it became so later. */
  expected?: BillingRunInputExpected;
}
