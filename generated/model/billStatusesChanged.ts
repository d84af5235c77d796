/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { RefusedBillStatus } from './refusedBillStatus.ts';

/**
 * What became of the orders.
 */
export interface BillStatusesChanged {
  /**
     * How many have another billing status now.
     * @minimum 0
     */
  changed: number;
  /**
     * How many had it already.
     * @minimum 0
     */
  unchanged: number;
  /**
     * Those that stay as they are.
     * @maxItems 1000
     */
  refused: RefusedBillStatus[];
}
