/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Whether it waits for an answer, or what became of it.
 */
export type OwnershipRequestStatus = typeof OwnershipRequestStatus[keyof typeof OwnershipRequestStatus];


export const OwnershipRequestStatus = {
  accepted: 'accepted',
  rejected: 'rejected',
  revoked: 'revoked',
  pending: 'pending',
} as const;
