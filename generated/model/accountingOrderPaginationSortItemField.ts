/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type AccountingOrderPaginationSortItemField = typeof AccountingOrderPaginationSortItemField[keyof typeof AccountingOrderPaginationSortItemField];


export const AccountingOrderPaginationSortItemField = {
  billableOn: 'billableOn',
  total: 'total',
} as const;
