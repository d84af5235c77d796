/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * How often.
 */
export type ReportScheduleEvery = typeof ReportScheduleEvery[keyof typeof ReportScheduleEvery];


export const ReportScheduleEvery = {
  day: 'day',
  week: 'week',
  month: 'month',
} as const;
