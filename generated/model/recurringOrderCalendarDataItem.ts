/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A day.
 */
export type RecurringOrderCalendarDataItem = {
  /** The day. */
  date: string;
  /**
     * How many orders are planned, or were placed, for it.
     * @minimum 0
     */
  orders: number;
  /**
     * How many were missed or failed and wait for a decision, or are not made before their recurring order is mended.
     * @minimum 0
     */
  undecided: number;
};
