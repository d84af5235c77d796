/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { RecurringOrderReasonLackingItemPart } from './recurringOrderReasonLackingItemPart.ts';

/**
 * A part.
 */
export type RecurringOrderReasonLackingItem = {
  /** What kind. */
  part: RecurringOrderReasonLackingItemPart;
  /** What it was called. */
  name: string;
};
