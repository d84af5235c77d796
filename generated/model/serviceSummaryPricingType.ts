/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * How it is priced.
 */
export type ServiceSummaryPricingType = typeof ServiceSummaryPricingType[keyof typeof ServiceSummaryPricingType];


export const ServiceSummaryPricingType = {
  variable: 'variable',
  fixed: 'fixed',
  manual: 'manual',
} as const;
