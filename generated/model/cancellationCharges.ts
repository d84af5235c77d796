/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CancellationCharge } from './cancellationCharge.ts';

/**
 * What cancelling an order costs before and after a driver has it.
 */
export interface CancellationCharges {
  beforeAssignment: CancellationCharge;
  afterAssignment: CancellationCharge;
}
