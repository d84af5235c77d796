/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Whether somebody is asked by e-mail, or an organisation that is there.
 */
export type ManagedCustomerOnboardingInputOfferedTo = typeof ManagedCustomerOnboardingInputOfferedTo[keyof typeof ManagedCustomerOnboardingInputOfferedTo];


export const ManagedCustomerOnboardingInputOfferedTo = {
  person: 'person',
  organization: 'organization',
} as const;
