/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * An order and its driver.
 */
export type BulkAssignDriversItem = {
  orderId: Id;
  /** The driver; null for none. */
  userId: Id | null;
};
