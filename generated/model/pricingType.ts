/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * By the service or typed by a person.
 */
export type PricingType = typeof PricingType[keyof typeof PricingType];


export const PricingType = {
  default: 'default',
  other: 'other',
} as const;
