/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A value.
 */
export type MessageFilterStateItem = typeof MessageFilterStateItem[keyof typeof MessageFilterStateItem];


export const MessageFilterStateItem = {
  waiting: 'waiting',
  sending: 'sending',
  sent: 'sent',
  failed: 'failed',
  unknown: 'unknown',
  skipped: 'skipped',
} as const;
