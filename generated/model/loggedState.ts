/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What became of it. `refused` failed, and the address takes no mail.
 */
export type LoggedState = typeof LoggedState[keyof typeof LoggedState];


export const LoggedState = {
  waiting: 'waiting',
  sending: 'sending',
  sent: 'sent',
  failed: 'failed',
  refused: 'refused',
  unknown: 'unknown',
  skipped: 'skipped',
} as const;
