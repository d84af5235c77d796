/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Its group.
 */
export type PricingItemsDataItemGroup = typeof PricingItemsDataItemGroup[keyof typeof PricingItemsDataItemGroup];


export const PricingItemsDataItemGroup = {
  base: 'base',
  other: 'other',
  tax: 'tax',
} as const;
