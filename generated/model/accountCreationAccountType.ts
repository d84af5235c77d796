/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What is made for a customer or supplier. That of a person is called by first and last name. Nothing is made for a colleague.
 */
export type AccountCreationAccountType = typeof AccountCreationAccountType[keyof typeof AccountCreationAccountType];


export const AccountCreationAccountType = {
  organization: 'organization',
  individual: 'individual',
} as const;
