/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Which sign-ins end.
 */
export interface SignOutEverywhere {
  /** Whether the sign-in that asks goes on. */
  keepsThisOne: boolean;
}
