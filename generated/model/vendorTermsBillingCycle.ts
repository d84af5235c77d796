/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * How often it is billed.
 */
export type VendorTermsBillingCycle = typeof VendorTermsBillingCycle[keyof typeof VendorTermsBillingCycle];


export const VendorTermsBillingCycle = {
  soonest: 'soonest',
  daily: 'daily',
  weekly: 'weekly',
  monthly: 'monthly',
} as const;
