/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * How often it is billed.
 */
export type BillingCustomerBillingCycle = typeof BillingCustomerBillingCycle[keyof typeof BillingCustomerBillingCycle];


export const BillingCustomerBillingCycle = {
  soonest: 'soonest',
  daily: 'daily',
  weekly: 'weekly',
  monthly: 'monthly',
} as const;
