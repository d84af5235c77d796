/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type BaseParcelTypePaginationSortItemField = typeof BaseParcelTypePaginationSortItemField[keyof typeof BaseParcelTypePaginationSortItemField];


export const BaseParcelTypePaginationSortItemField = {
  name: 'name',
  updatedAt: 'updatedAt',
} as const;
