/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Which protocols: those that fit all of it.
 */
export interface ProtocolFilter {
  /** Status: Enabled, or else Disabled. */
  isEnabled?: boolean;
}
