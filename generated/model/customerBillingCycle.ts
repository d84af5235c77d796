/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * How often it is billed; null: as the accounting settings say.
 * @nullable
 */
export type CustomerBillingCycle = typeof CustomerBillingCycle[keyof typeof CustomerBillingCycle] | null;


export const CustomerBillingCycle = {
  soonest: 'soonest',
  daily: 'daily',
  weekly: 'weekly',
  monthly: 'monthly',
} as const;
