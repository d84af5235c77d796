/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { PayRunInputExpected } from './payRunInputExpected.ts';

/**
 * What a pay run takes.
 */
export interface PayRunInput {
  /**
     * The last day of a pay period: all whose pay is not out yet up to it comes along.
     * @maxLength 10
     */
  until: string;
  /**
     * When drivers get the money: at most a year ahead.
     * @maxLength 10
     */
  payDate: string;
  /**
     * Of these drivers alone.
     * @minItems 1
     * @maxItems 1000
     */
  driverIds?: Id[];
  /** What the dry run came to. Where it is something else by now nothing is made. */
  expected?: PayRunInputExpected;
}
