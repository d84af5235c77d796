/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type LoggedMessagePaginationSortItemField = typeof LoggedMessagePaginationSortItemField[keyof typeof LoggedMessagePaginationSortItemField];


export const LoggedMessagePaginationSortItemField = {
  createdAt: 'createdAt',
} as const;
