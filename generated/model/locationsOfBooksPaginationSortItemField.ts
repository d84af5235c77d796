/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type LocationsOfBooksPaginationSortItemField = typeof LocationsOfBooksPaginationSortItemField[keyof typeof LocationsOfBooksPaginationSortItemField];


export const LocationsOfBooksPaginationSortItemField = {
  name: 'name',
  city: 'city',
  updatedAt: 'updatedAt',
} as const;
