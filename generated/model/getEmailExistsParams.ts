/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

export type GetEmailExistsParams = {
/**
 * The uid of the invitation by which the caller registers.
 * @maxLength 64
 */
invitationUid: string;
};
