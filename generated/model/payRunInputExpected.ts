/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CentsSum } from './centsSum.ts';

/**
 * What the dry run came to. Where it is something else by now nothing is made.
 */
export type PayRunInputExpected = {
  /**
     * Orders, with those that it corrects.
     * @minimum 0
     * @maximum 1000000
     */
  orders: number;
  totalCadCents: CentsSum;
};
