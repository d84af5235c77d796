/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A value.
 */
export type ApplicationFilterStateItem = typeof ApplicationFilterStateItem[keyof typeof ApplicationFilterStateItem];


export const ApplicationFilterStateItem = {
  pending: 'pending',
  approved: 'approved',
  rejected: 'rejected',
  revoked: 'revoked',
} as const;
