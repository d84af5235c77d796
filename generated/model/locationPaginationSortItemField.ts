/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type LocationPaginationSortItemField = typeof LocationPaginationSortItemField[keyof typeof LocationPaginationSortItemField];


export const LocationPaginationSortItemField = {
  name: 'name',
  city: 'city',
  updatedAt: 'updatedAt',
} as const;
