/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What has become of it.
 */
export type PayExportState = typeof PayExportState[keyof typeof PayExportState];


export const PayExportState = {
  waiting: 'waiting',
  running: 'running',
  done: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
  reversed: 'reversed',
} as const;
