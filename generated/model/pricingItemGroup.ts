/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Its group.
 */
export type PricingItemGroup = typeof PricingItemGroup[keyof typeof PricingItemGroup];


export const PricingItemGroup = {
  base: 'base',
  other: 'other',
  cancellation: 'cancellation',
  tax: 'tax',
} as const;
