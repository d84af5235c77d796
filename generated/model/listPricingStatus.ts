/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Whether there is a price.
 */
export type ListPricingStatus = typeof ListPricingStatus[keyof typeof ListPricingStatus];


export const ListPricingStatus = {
  priced: 'priced',
  pending: 'pending',
  missing: 'missing',
} as const;
