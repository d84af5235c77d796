/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Organisation or person. That of a person is called by first and last name.
 */
export type NewOrganizationAccountType = typeof NewOrganizationAccountType[keyof typeof NewOrganizationAccountType];


export const NewOrganizationAccountType = {
  organization: 'organization',
  individual: 'individual',
} as const;
