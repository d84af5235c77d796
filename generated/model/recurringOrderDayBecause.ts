/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Why it runs then, or not.
 */
export type RecurringOrderDayBecause = typeof RecurringOrderDayBecause[keyof typeof RecurringOrderDayBecause];


export const RecurringOrderDayBecause = {
  rule: 'rule',
  moved: 'moved',
  disabled: 'disabled',
  holiday: 'holiday',
  afterHoliday: 'afterHoliday',
} as const;
