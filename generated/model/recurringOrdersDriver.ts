/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Who each order of several recurring orders is assigned to.
 */
export interface RecurringOrdersDriver {
  /**
     * Which.
     * @minItems 1
     * @maxItems 200
     */
  recurringOrderIds: Id[];
  /** A driver of the courier; null: nobody. */
  userId: Id | null;
}
