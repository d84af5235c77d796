/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A value.
 */
export type ManagedCustomerOnboardingFilterStateItem = typeof ManagedCustomerOnboardingFilterStateItem[keyof typeof ManagedCustomerOnboardingFilterStateItem];


export const ManagedCustomerOnboardingFilterStateItem = {
  pending: 'pending',
  accepted: 'accepted',
  rejected: 'rejected',
  revoked: 'revoked',
  expired: 'expired',
} as const;
