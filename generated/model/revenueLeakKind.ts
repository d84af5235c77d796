/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * How money may be lost.
 */
export type RevenueLeakKind = string;
