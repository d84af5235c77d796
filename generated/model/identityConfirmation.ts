/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Proof that the person is who signed in. One of the two.
 */
export interface IdentityConfirmation {
  /**
     * The person's password.
     * @minLength 1
     * @maxLength 200
     */
  password?: string;
  /**
     * The code of the authenticator app.
     * @minLength 1
     * @maxLength 40
     */
  code?: string;
}
