/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What it is to the organisation.
 */
export type VendorRelation = typeof VendorRelation[keyof typeof VendorRelation];


export const VendorRelation = {
  courier: 'courier',
  partner: 'partner',
} as const;
