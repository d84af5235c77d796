/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Charge } from './charge.ts';

/**
 * What cancelling an order costs before and after a driver has it.
 */
export interface CancellationCharges {
  /** Of the pre-tax total. */
  beforeAssignment: Charge;
  /** Of the pre-tax total. */
  afterAssignment: Charge;
}
