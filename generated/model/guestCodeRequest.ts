/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The address that somebody who was invited under another one registers with.
 */
export interface GuestCodeRequest {
  /**
     * The uid of the link, 128 bits in hexadecimal.
     * @minLength 1
     * @maxLength 64
     */
  uid: string;
  /**
     * E-mail address.
     * @maxLength 254
     */
  email: string;
}
