/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * With an error nothing is made any more; a warning still lets orders be made.
 */
export type RecurringOrderReasonSeverity = typeof RecurringOrderReasonSeverity[keyof typeof RecurringOrderReasonSeverity];


export const RecurringOrderReasonSeverity = {
  error: 'error',
  warning: 'warning',
} as const;
