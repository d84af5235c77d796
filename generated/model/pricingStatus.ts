/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Pending until a dispatcher types it; missing when no band or zone matched.
 */
export type PricingStatus = typeof PricingStatus[keyof typeof PricingStatus];


export const PricingStatus = {
  priced: 'priced',
  pending: 'pending',
  missing: 'missing',
} as const;
