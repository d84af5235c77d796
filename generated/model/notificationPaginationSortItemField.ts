/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type NotificationPaginationSortItemField = typeof NotificationPaginationSortItemField[keyof typeof NotificationPaginationSortItemField];


export const NotificationPaginationSortItemField = {
  createdAt: 'createdAt',
} as const;
