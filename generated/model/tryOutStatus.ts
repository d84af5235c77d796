/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What became of it.
 */
export type TryOutStatus = typeof TryOutStatus[keyof typeof TryOutStatus];


export const TryOutStatus = {
  running: 'running',
  finished: 'finished',
  cancelled: 'cancelled',
  failed: 'failed',
} as const;
