/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type MessagePaginationSortItemField = typeof MessagePaginationSortItemField[keyof typeof MessagePaginationSortItemField];


export const MessagePaginationSortItemField = {
  createdAt: 'createdAt',
} as const;
