/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A value.
 */
export type InvitationFilterStateItem = typeof InvitationFilterStateItem[keyof typeof InvitationFilterStateItem];


export const InvitationFilterStateItem = {
  pending: 'pending',
  accepted: 'accepted',
  rejected: 'rejected',
  revoked: 'revoked',
  expired: 'expired',
} as const;
