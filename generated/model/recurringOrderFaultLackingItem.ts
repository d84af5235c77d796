/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { RecurringOrderFaultLackingItemPart } from './recurringOrderFaultLackingItemPart.ts';

/**
 * A part.
 */
export type RecurringOrderFaultLackingItem = {
  /** What kind. */
  part: RecurringOrderFaultLackingItemPart;
  /** What it was called. */
  name: string;
};
