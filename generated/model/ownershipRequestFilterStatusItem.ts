/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A value.
 */
export type OwnershipRequestFilterStatusItem = typeof OwnershipRequestFilterStatusItem[keyof typeof OwnershipRequestFilterStatusItem];


export const OwnershipRequestFilterStatusItem = {
  accepted: 'accepted',
  rejected: 'rejected',
  revoked: 'revoked',
  pending: 'pending',
} as const;
