/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type LibraryImagePaginationSortItemField = typeof LibraryImagePaginationSortItemField[keyof typeof LibraryImagePaginationSortItemField];


export const LibraryImagePaginationSortItemField = {
  name: 'name',
  updatedAt: 'updatedAt',
} as const;
