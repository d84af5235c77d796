/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type InvoicePaginationSortItemField = typeof InvoicePaginationSortItemField[keyof typeof InvoicePaginationSortItemField];


export const InvoicePaginationSortItemField = {
  number: 'number',
  invoiceDate: 'invoiceDate',
  dueDate: 'dueDate',
  total: 'total',
  outstanding: 'outstanding',
} as const;
