/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A value.
 */
export type RecurringOrderFilterStatusItem = typeof RecurringOrderFilterStatusItem[keyof typeof RecurringOrderFilterStatusItem];


export const RecurringOrderFilterStatusItem = {
  active: 'active',
  paused: 'paused',
  invalid: 'invalid',
  completed: 'completed',
  archived: 'archived',
} as const;
