/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * A customer that a run leaves unbilled.
 */
export interface ExcludedCustomer {
  customerId: Id;
  /**
     * Why.
     * @minLength 1
     * @maxLength 300
     */
  reason: string;
}
