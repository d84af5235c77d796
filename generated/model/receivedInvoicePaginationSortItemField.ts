/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type ReceivedInvoicePaginationSortItemField = typeof ReceivedInvoicePaginationSortItemField[keyof typeof ReceivedInvoicePaginationSortItemField];


export const ReceivedInvoicePaginationSortItemField = {
  number: 'number',
  invoiceDate: 'invoiceDate',
  dueDate: 'dueDate',
  total: 'total',
  outstanding: 'outstanding',
} as const;
