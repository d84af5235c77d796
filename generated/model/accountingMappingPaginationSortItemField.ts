/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type AccountingMappingPaginationSortItemField = typeof AccountingMappingPaginationSortItemField[keyof typeof AccountingMappingPaginationSortItemField];


export const AccountingMappingPaginationSortItemField = {
  missing: 'missing',
  name: 'name',
} as const;
