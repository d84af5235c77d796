/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { RevenueState } from './revenueState.ts';

/**
 * Which orders count.
 */
export interface AccountingDataFilter {
  /**
     * Any of these revenue states.
     * @maxItems 4
     */
  states?: RevenueState[];
  /**
     * Of any of these customers.
     * @maxItems 100
     */
  customerIds?: Id[];
  /**
     * Of any of these drivers.
     * @maxItems 100
     */
  driverIds?: Id[];
  /** Only those that are paid, or only those that are not. */
  isPaid?: boolean;
  /** Only those that have a price, or only those that have none. */
  isPriced?: boolean;
}
