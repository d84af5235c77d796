/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * How many orders, each by the day on which that happened to it.
 */
export interface OrderFigures {
  /** Placed on these days. */
  placed: number;
  /** Dropped off on these days. */
  delivered: number;
  /** Cancelled on these days. */
  cancelled: number;
}
