/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What became of it.
 */
export type OwnerInvitationState = typeof OwnerInvitationState[keyof typeof OwnerInvitationState];


export const OwnerInvitationState = {
  pending: 'pending',
  accepted: 'accepted',
  rejected: 'rejected',
  revoked: 'revoked',
  expired: 'expired',
} as const;
