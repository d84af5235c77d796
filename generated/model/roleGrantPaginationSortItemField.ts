/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type RoleGrantPaginationSortItemField = typeof RoleGrantPaginationSortItemField[keyof typeof RoleGrantPaginationSortItemField];


export const RoleGrantPaginationSortItemField = {
  grantedAt: 'grantedAt',
} as const;
