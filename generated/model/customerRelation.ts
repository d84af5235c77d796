/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What it is to the organisation.
 */
export type CustomerRelation = typeof CustomerRelation[keyof typeof CustomerRelation];


export const CustomerRelation = {
  customer: 'customer',
  partner: 'partner',
  supplied: 'supplied',
} as const;
