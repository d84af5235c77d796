/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ChargeType } from './chargeType.ts';

/**
 * What something costs beside the price or in its place.
 */
export interface Charge {
  /** Nothing, a fee, or a percentage; of what, says the field. */
  type: ChargeType;
  /**
     * Cents of a fee, percent of a percentage; 0 for none.
     * @minimum 0
     * @maximum 10000000
     */
  amount: number;
}
