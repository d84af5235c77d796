/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type InvoiceLinePaginationSortItemField = typeof InvoiceLinePaginationSortItemField[keyof typeof InvoiceLinePaginationSortItemField];


export const InvoiceLinePaginationSortItemField = {
  position: 'position',
  total: 'total',
} as const;
