/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * A driver and their rate.
 */
export interface DriverRate {
  userId: Id;
  /**
     * First and last name; not read in a change.
     * @maxLength 300
     */
  name?: string;
  /**
     * Percent of the pre-tax total; null for the usual rate.
     * @minimum 0
     * @maximum 1000
     * @nullable
     */
  rate?: number | null;
}
