/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * How the published revision is priced; null before there is one.
 * @nullable
 */
export type ServiceMetaPricingType = typeof ServiceMetaPricingType[keyof typeof ServiceMetaPricingType] | null;


export const ServiceMetaPricingType = {
  variable: 'variable',
  fixed: 'fixed',
  manual: 'manual',
} as const;
