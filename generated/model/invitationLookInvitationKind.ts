/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What it is for; an owner takes over an organisation that the inviting one manages.
 */
export type InvitationLookInvitationKind = typeof InvitationLookInvitationKind[keyof typeof InvitationLookInvitationKind];


export const InvitationLookInvitationKind = {
  user: 'user',
  customer: 'customer',
  supplier: 'supplier',
  owner: 'owner',
} as const;
