/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What stands on an invoice together.
 */
export type BillingGrouping = string;
