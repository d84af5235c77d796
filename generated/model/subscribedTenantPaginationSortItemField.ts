/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type SubscribedTenantPaginationSortItemField = typeof SubscribedTenantPaginationSortItemField[keyof typeof SubscribedTenantPaginationSortItemField];


export const SubscribedTenantPaginationSortItemField = {
  createdAt: 'createdAt',
  name: 'name',
  ordersLately: 'ordersLately',
  lastActiveAt: 'lastActiveAt',
} as const;
