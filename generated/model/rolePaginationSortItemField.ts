/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type RolePaginationSortItemField = typeof RolePaginationSortItemField[keyof typeof RolePaginationSortItemField];


export const RolePaginationSortItemField = {
  name: 'name',
  updatedAt: 'updatedAt',
} as const;
