/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type PersonAccessPaginationSortItemField = typeof PersonAccessPaginationSortItemField[keyof typeof PersonAccessPaginationSortItemField];


export const PersonAccessPaginationSortItemField = {
  firstName: 'firstName',
  lastName: 'lastName',
} as const;
