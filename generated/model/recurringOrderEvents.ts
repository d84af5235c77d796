/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { RecurringOrderEvent } from './recurringOrderEvent.ts';

/**
 * The history of a recurring order, the newest first.
 */
export interface RecurringOrderEvents {
  /**
     * Entries.
     * @maxItems 100
     */
  data: RecurringOrderEvent[];
  /** What to ask for to read on, as `before`; null at the end. */
  next: Id | null;
}
