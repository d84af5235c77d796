/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What has become of it.
 */
export type BillingExportState = typeof BillingExportState[keyof typeof BillingExportState];


export const BillingExportState = {
  waiting: 'waiting',
  running: 'running',
  done: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
  reversed: 'reversed',
} as const;
