/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * How far it is.
 */
export type OrderImportState = typeof OrderImportState[keyof typeof OrderImportState];


export const OrderImportState = {
  waiting: 'waiting',
  running: 'running',
  done: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
} as const;
