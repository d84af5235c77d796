/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The yes of a person who is signed in.
 */
export interface InvitationAcceptance {
  /**
     * The uid of the link, 128 bits in hexadecimal.
     * @minLength 1
     * @maxLength 64
     */
  uid: string;
  /**
     * The six digits that were mailed to the address of the invitation, where the account has another.
     * @maxLength 20
     */
  code?: string;
}
