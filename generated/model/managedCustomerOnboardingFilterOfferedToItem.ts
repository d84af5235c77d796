/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A value.
 */
export type ManagedCustomerOnboardingFilterOfferedToItem = typeof ManagedCustomerOnboardingFilterOfferedToItem[keyof typeof ManagedCustomerOnboardingFilterOfferedToItem];


export const ManagedCustomerOnboardingFilterOfferedToItem = {
  person: 'person',
  organization: 'organization',
} as const;
