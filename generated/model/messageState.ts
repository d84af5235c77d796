/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What became of it. Of `unknown` nobody can tell whether it arrived; `skipped` was not sent on purpose, see `failure`.
 */
export type MessageState = typeof MessageState[keyof typeof MessageState];


export const MessageState = {
  waiting: 'waiting',
  sending: 'sending',
  sent: 'sent',
  failed: 'failed',
  unknown: 'unknown',
  skipped: 'skipped',
} as const;
