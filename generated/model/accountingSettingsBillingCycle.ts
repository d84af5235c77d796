/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * How often customers are billed.
 */
export type AccountingSettingsBillingCycle = typeof AccountingSettingsBillingCycle[keyof typeof AccountingSettingsBillingCycle];


export const AccountingSettingsBillingCycle = {
  soonest: 'soonest',
  daily: 'daily',
  weekly: 'weekly',
  monthly: 'monthly',
} as const;
