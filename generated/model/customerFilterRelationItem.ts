/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A value.
 */
export type CustomerFilterRelationItem = typeof CustomerFilterRelationItem[keyof typeof CustomerFilterRelationItem];


export const CustomerFilterRelationItem = {
  customer: 'customer',
  partner: 'partner',
  supplied: 'supplied',
} as const;
