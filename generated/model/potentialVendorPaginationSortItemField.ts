/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type PotentialVendorPaginationSortItemField = typeof PotentialVendorPaginationSortItemField[keyof typeof PotentialVendorPaginationSortItemField];


export const PotentialVendorPaginationSortItemField = {
  name: 'name',
  distance: 'distance',
} as const;
