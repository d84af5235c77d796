/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The refresh token whose whole family ends.
 */
export interface LogoutRequest {
  /**
     * Any refresh token of the family.
     * @minLength 20
     * @maxLength 400
     */
  refreshToken: string;
}
