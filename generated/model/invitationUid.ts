/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * An invitation by what stands in its link.
 */
export interface InvitationUid {
  /**
     * The uid of the link, 128 bits in hexadecimal.
     * @minLength 1
     * @maxLength 64
     */
  uid: string;
}
