/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type ErrorGroupPaginationSortItemField = typeof ErrorGroupPaginationSortItemField[keyof typeof ErrorGroupPaginationSortItemField];


export const ErrorGroupPaginationSortItemField = {
  lastSeenAt: 'lastSeenAt',
  reports: 'reports',
} as const;
