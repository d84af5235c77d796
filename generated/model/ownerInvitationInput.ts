/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Who is invited to own an organisation that nobody owns yet.
 */
export interface OwnerInvitationInput {
  /**
     * Where the link is mailed.
     * @maxLength 254
     */
  email: string;
  /**
     * First name.
     * @minLength 1
     * @maxLength 80
     */
  firstName?: string;
  /**
     * Last name.
     * @minLength 1
     * @maxLength 80
     */
  lastName?: string;
}
