/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { RecurringOrderDayBecause } from './recurringOrderDayBecause.ts';
import type { RecurringOrderDayChanges } from './recurringOrderDayChanges.ts';
import type { RecurringOrderDayState } from './recurringOrderDayState.ts';

/**
 * A day of a recurring order, and what comes or came of it.
 */
export interface RecurringOrderDay {
  recurringOrderId: Id;
  /** The day that the rule says, by which it is known. */
  date: string;
  /**
     * The day on which it runs; null where it does not.
     * @nullable
     */
  runsOn: string | null;
  /** Why it runs then, or not. */
  because: RecurringOrderDayBecause;
  /**
     * The holiday that the day is.
     * @nullable
     */
  holiday: string | null;
  /** Whether its order is still to come, was made, was missed while nothing was looked at, could not be made, was left by somebody's decision, or is not wanted. */
  state: RecurringOrderDayState;
  /** The order that was made; null before. */
  deliveryOrderId: Id | null;
  /**
     * Why its order could not be made.
     * @nullable
     */
  failure: string | null;
  changes: RecurringOrderDayChanges;
}
