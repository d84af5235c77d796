/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A new access token (10 minutes) and the refresh token that follows it.
 */
export interface TokenPair {
  /** Bearer access token. */
  token: string;
  /** The next refresh token; the one before is used up. */
  refreshToken: string;
}
