/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What became of it.
 */
export type ManagedCustomerOnboardingState = typeof ManagedCustomerOnboardingState[keyof typeof ManagedCustomerOnboardingState];


export const ManagedCustomerOnboardingState = {
  pending: 'pending',
  accepted: 'accepted',
  rejected: 'rejected',
  revoked: 'revoked',
  expired: 'expired',
} as const;
