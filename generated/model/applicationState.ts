/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What became of it.
 */
export type ApplicationState = typeof ApplicationState[keyof typeof ApplicationState];


export const ApplicationState = {
  pending: 'pending',
  approved: 'approved',
  rejected: 'rejected',
  revoked: 'revoked',
} as const;
