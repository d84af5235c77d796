/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * How far it is.
 */
export type ReminderRunState = typeof ReminderRunState[keyof typeof ReminderRunState];


export const ReminderRunState = {
  waiting: 'waiting',
  running: 'running',
  done: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
} as const;
