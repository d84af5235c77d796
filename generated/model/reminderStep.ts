/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * In which words.
 */
export type ReminderStep = typeof ReminderStep[keyof typeof ReminderStep];


export const ReminderStep = {
  friendly: 'friendly',
  firm: 'firm',
  final: 'final',
} as const;
