/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The e-mail address to sign in with from now on.
 */
export interface EmailChangeRequest {
  /**
     * The new address.
     * @maxLength 254
     */
  email: string;
}
