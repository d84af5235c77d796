/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type ApplicationPaginationSortItemField = typeof ApplicationPaginationSortItemField[keyof typeof ApplicationPaginationSortItemField];


export const ApplicationPaginationSortItemField = {
  createdAt: 'createdAt',
} as const;
