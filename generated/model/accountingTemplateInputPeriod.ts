/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Counted from the day on which it is chosen.
 */
export type AccountingTemplateInputPeriod = typeof AccountingTemplateInputPeriod[keyof typeof AccountingTemplateInputPeriod];


export const AccountingTemplateInputPeriod = {
  thisMonth: 'thisMonth',
  lastMonth: 'lastMonth',
  thisQuarter: 'thisQuarter',
  lastQuarter: 'lastQuarter',
  thisYear: 'thisYear',
  lastYear: 'lastYear',
  last30Days: 'last30Days',
} as const;
