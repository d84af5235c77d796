/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Whether an account has an e-mail address.
 */
export interface EmailExists {
  /** Whether it has. */
  exists: boolean;
}
