/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Counted from the day on which it is sent.
 */
export type ReportSchedulePeriod = typeof ReportSchedulePeriod[keyof typeof ReportSchedulePeriod];


export const ReportSchedulePeriod = {
  lastDay: 'lastDay',
  lastWeek: 'lastWeek',
  lastMonth: 'lastMonth',
  weekToDate: 'weekToDate',
  monthToDate: 'monthToDate',
} as const;
