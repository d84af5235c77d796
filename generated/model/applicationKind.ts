/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What the applicant wants to become to the other organisation.
 */
export type ApplicationKind = typeof ApplicationKind[keyof typeof ApplicationKind];


export const ApplicationKind = {
  customer: 'customer',
  courier: 'courier',
} as const;
