/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * How many orders an organisation had in a month of its own calendar.
 */
export interface OrdersOfMonth {
  /**
     * The month.
     * @pattern ^\d{4}-\d{2}$
     */
  month: string;
  /**
     * How many could be picked up in it.
     * @minimum 0
     */
  orders: number;
}
