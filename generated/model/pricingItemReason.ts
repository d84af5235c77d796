/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Which rule, which input, which band.
 */
export type PricingItemReason = { [key: string]: unknown };
