/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What it is for.
 */
export type InvitationLookInvitationKind = typeof InvitationLookInvitationKind[keyof typeof InvitationLookInvitationKind];


export const InvitationLookInvitationKind = {
  user: 'user',
  customer: 'customer',
  supplier: 'supplier',
} as const;
