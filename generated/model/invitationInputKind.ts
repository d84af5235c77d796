/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What it is for: a user is a colleague with roles; the organisation of a customer or a supplier is linked with the inviting one.
 */
export type InvitationInputKind = typeof InvitationInputKind[keyof typeof InvitationInputKind];


export const InvitationInputKind = {
  user: 'user',
  customer: 'customer',
  supplier: 'supplier',
} as const;
