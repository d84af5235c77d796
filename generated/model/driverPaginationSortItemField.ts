/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type DriverPaginationSortItemField = typeof DriverPaginationSortItemField[keyof typeof DriverPaginationSortItemField];


export const DriverPaginationSortItemField = {
  firstName: 'firstName',
  lastName: 'lastName',
} as const;
