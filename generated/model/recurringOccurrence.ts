/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { RecurringOrderDay } from './recurringOrderDay.ts';

/**
 * A recurring order on one day: what comes or came of it, and what it is.
 */
export interface RecurringOccurrence {
  day: RecurringOrderDay;
  /** What people call it. */
  name: string;
  /** Whether it has to be mended before more orders are made of it. */
  isInvalid: boolean;
  /** Who pays. */
  customerName: string;
  /**
     * When it can be picked up that day, by the courier's clock: seconds from midnight.
     * @minimum 0
     * @maximum 86399
     */
  pickupFromS: number;
}
