/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type ExternalPersonPaginationSortItemField = typeof ExternalPersonPaginationSortItemField[keyof typeof ExternalPersonPaginationSortItemField];


export const ExternalPersonPaginationSortItemField = {
  firstName: 'firstName',
  lastName: 'lastName',
} as const;
