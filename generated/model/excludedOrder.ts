/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * An order that a run leaves unbilled.
 */
export interface ExcludedOrder {
  orderId: Id;
  /**
     * Why.
     * @minLength 1
     * @maxLength 300
     */
  reason: string;
}
