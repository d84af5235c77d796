/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A link to pass on. It is stored nowhere.
 */
export interface SharedInvitation {
  /**
     * Address of the page of the invitation.
     * @maxLength 2000
     */
  link: string;
  /**
     * The same as a QR code: a picture in a `data:` address.
     * @maxLength 40000
     */
  picture: string;
}
