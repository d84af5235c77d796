/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Counted from the day on which it is chosen.
 */
export type AccountingTemplateUpdatePeriod = typeof AccountingTemplateUpdatePeriod[keyof typeof AccountingTemplateUpdatePeriod];


export const AccountingTemplateUpdatePeriod = {
  thisMonth: 'thisMonth',
  lastMonth: 'lastMonth',
  thisQuarter: 'thisQuarter',
  lastQuarter: 'lastQuarter',
  thisYear: 'thisYear',
  lastYear: 'lastYear',
  last30Days: 'last30Days',
} as const;
