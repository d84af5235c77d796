/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type OrderImportRowPaginationSortItemField = typeof OrderImportRowPaginationSortItemField[keyof typeof OrderImportRowPaginationSortItemField];


export const OrderImportRowPaginationSortItemField = {
  line: 'line',
} as const;
