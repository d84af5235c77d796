/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type PayExportPaginationSortItemField = typeof PayExportPaginationSortItemField[keyof typeof PayExportPaginationSortItemField];


export const PayExportPaginationSortItemField = {
  createdAt: 'createdAt',
} as const;
