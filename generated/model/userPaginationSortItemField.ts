/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type UserPaginationSortItemField = typeof UserPaginationSortItemField[keyof typeof UserPaginationSortItemField];


export const UserPaginationSortItemField = {
  datafirstName: 'data.firstName',
  datalastName: 'data.lastName',
} as const;
