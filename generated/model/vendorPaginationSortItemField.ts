/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type VendorPaginationSortItemField = typeof VendorPaginationSortItemField[keyof typeof VendorPaginationSortItemField];


export const VendorPaginationSortItemField = {
  name: 'name',
  connectedAt: 'connectedAt',
} as const;
