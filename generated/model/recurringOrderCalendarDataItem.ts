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
  /**
     * What the orders counted here cost in all, with tax (cents), as far as their prices are known; null for those who may not read prices.
     * @nullable
     */
  revenueCadCents: number | null;
  /**
     * How many of the orders are not in that sum, since nothing says yet what they cost; 0 where prices may not be read.
     * @minimum 0
     */
  unpriced: number;
  /**
     * The holiday of the courier, or of the couriers, that the day is.
     * @nullable
     */
  holiday: string | null;
  /**
     * How many of the drivers of what is planned are off; 0 to all but people of the courier who read who works there.
     * @minimum 0
     */
  driversOff: number;
};
