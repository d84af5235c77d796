/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * How the service is priced.
 */
export type PricingPricingType = typeof PricingPricingType[keyof typeof PricingPricingType];


export const PricingPricingType = {
  fixed: 'fixed',
  variable: 'variable',
  manual: 'manual',
} as const;
