/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type CustomerPersonPaginationSortItemField = typeof CustomerPersonPaginationSortItemField[keyof typeof CustomerPersonPaginationSortItemField];


export const CustomerPersonPaginationSortItemField = {
  firstName: 'firstName',
  lastName: 'lastName',
} as const;
