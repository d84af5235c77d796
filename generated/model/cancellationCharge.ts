/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CancellationChargeType } from './cancellationChargeType.ts';

/**
 * What a courier charges for a cancelled order.
 */
export interface CancellationCharge {
  /** Nothing, a fee, or a percentage of the pre-tax total. */
  type: CancellationChargeType;
  /**
     * Cents of a fee, percent of a percentage; 0 for none.
     * @minimum 0
     * @maximum 10000000
     */
  amount: number;
}
