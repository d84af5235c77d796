/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * How a message is sent again.
 */
export interface MessageResend {
  /** Needed for a text message whose outcome is unknown: it is sent although the first one may have arrived. */
  mayArriveTwice?: boolean;
}
