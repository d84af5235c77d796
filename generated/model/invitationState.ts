/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What became of it.
 */
export type InvitationState = typeof InvitationState[keyof typeof InvitationState];


export const InvitationState = {
  pending: 'pending',
  accepted: 'accepted',
  rejected: 'rejected',
  revoked: 'revoked',
  expired: 'expired',
} as const;
