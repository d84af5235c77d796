/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type TenantPaginationSortItemField = typeof TenantPaginationSortItemField[keyof typeof TenantPaginationSortItemField];


export const TenantPaginationSortItemField = {
  name: 'name',
} as const;
