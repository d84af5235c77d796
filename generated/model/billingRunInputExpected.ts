/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CentsSum } from './centsSum.ts';

/**
 * The result of the dry run. If it is something else by now, nothing is made: 422 `dry_run_changed`, or a run that has failed where it became so later.
 */
export type BillingRunInputExpected = {
  /**
     * Orders.
     * @minimum 0
     * @maximum 1000000
     */
  orders: number;
  totalCadCents: CentsSum;
  /**
     * The version of the dry run, which changes with every amount, name, number and code in it. Left out: only orders and total are compared.
     * @minLength 1
     * @maxLength 64
     */
  version?: string;
};
