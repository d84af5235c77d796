/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * To send each once or to discard all of it.
 */
export type HeldSendingReleaseAct = typeof HeldSendingReleaseAct[keyof typeof HeldSendingReleaseAct];


export const HeldSendingReleaseAct = {
  send: 'send',
  discard: 'discard',
} as const;
