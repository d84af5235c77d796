/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type SupplierPaginationSortItemField = typeof SupplierPaginationSortItemField[keyof typeof SupplierPaginationSortItemField];


export const SupplierPaginationSortItemField = {
  name: 'name',
  connectedAt: 'connectedAt',
} as const;
