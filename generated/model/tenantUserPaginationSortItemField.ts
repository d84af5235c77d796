/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type TenantUserPaginationSortItemField = typeof TenantUserPaginationSortItemField[keyof typeof TenantUserPaginationSortItemField];


export const TenantUserPaginationSortItemField = {
  name: 'name',
  lastSeenAt: 'lastSeenAt',
} as const;
