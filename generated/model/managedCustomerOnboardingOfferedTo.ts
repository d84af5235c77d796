/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Whether somebody is asked by e-mail, or an organisation that is there.
 */
export type ManagedCustomerOnboardingOfferedTo = typeof ManagedCustomerOnboardingOfferedTo[keyof typeof ManagedCustomerOnboardingOfferedTo];


export const ManagedCustomerOnboardingOfferedTo = {
  person: 'person',
  organization: 'organization',
} as const;
