/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Parts of a price of which a driver earns nothing.
 */
export interface PayLeftOut {
  /** The fuel surcharge. */
  fuel?: boolean;
  /** Waiting at the stops. */
  waitTime?: boolean;
  /** Adjustments by hand. */
  adjustments?: boolean;
}
