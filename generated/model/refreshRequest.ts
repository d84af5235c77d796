/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A refresh token to exchange.
 */
export interface RefreshRequest {
  /**
     * The newest refresh token.
     * @minLength 20
     * @maxLength 400
     */
  refreshToken: string;
}
