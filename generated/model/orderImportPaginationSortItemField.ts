/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type OrderImportPaginationSortItemField = typeof OrderImportPaginationSortItemField[keyof typeof OrderImportPaginationSortItemField];


export const OrderImportPaginationSortItemField = {
  createdAt: 'createdAt',
} as const;
