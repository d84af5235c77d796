/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type ApiTokenPaginationSortItemField = typeof ApiTokenPaginationSortItemField[keyof typeof ApiTokenPaginationSortItemField];


export const ApiTokenPaginationSortItemField = {
  name: 'name',
  expiresAt: 'expiresAt',
  updatedAt: 'updatedAt',
} as const;
