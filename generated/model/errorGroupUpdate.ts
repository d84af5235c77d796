/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Whether an error is resolved.
 */
export interface ErrorGroupUpdate {
  /** Resolved: it comes back when it is met in a later version. */
  resolved: boolean;
}
