/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Billed, unbilled or not billable.
 */
export type BillStatus = typeof BillStatus[keyof typeof BillStatus];


export const BillStatus = {
  exported: 'exported',
  not_exported: 'not_exported',
  not_exportable: 'not_exportable',
} as const;
