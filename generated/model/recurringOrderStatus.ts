/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Where it stands.
 */
export type RecurringOrderStatus = typeof RecurringOrderStatus[keyof typeof RecurringOrderStatus];


export const RecurringOrderStatus = {
  active: 'active',
  paused: 'paused',
  invalid: 'invalid',
  completed: 'completed',
  archived: 'archived',
} as const;
