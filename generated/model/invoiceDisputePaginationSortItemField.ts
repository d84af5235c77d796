/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type InvoiceDisputePaginationSortItemField = typeof InvoiceDisputePaginationSortItemField[keyof typeof InvoiceDisputePaginationSortItemField];


export const InvoiceDisputePaginationSortItemField = {
  disputedAt: 'disputedAt',
  total: 'total',
} as const;
