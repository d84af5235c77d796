/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Who each order of it is assigned to.
 */
export interface RecurringOrderDriver {
  /** A driver of the courier; null: nobody. */
  userId: Id | null;
}
