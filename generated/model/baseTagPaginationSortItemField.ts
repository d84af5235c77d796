/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type BaseTagPaginationSortItemField = typeof BaseTagPaginationSortItemField[keyof typeof BaseTagPaginationSortItemField];


export const BaseTagPaginationSortItemField = {
  name: 'name',
  updatedAt: 'updatedAt',
} as const;
