/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Whether its order is still to come, was made, was missed while nothing was looked at, could not be made, was left by somebody's decision, or is not wanted.
 */
export type RecurringOrderDayState = typeof RecurringOrderDayState[keyof typeof RecurringOrderDayState];


export const RecurringOrderDayState = {
  planned: 'planned',
  made: 'made',
  missed: 'missed',
  failed: 'failed',
  dismissed: 'dismissed',
  off: 'off',
} as const;
