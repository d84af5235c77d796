/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type AgeingCustomerPaginationSortItemField = typeof AgeingCustomerPaginationSortItemField[keyof typeof AgeingCustomerPaginationSortItemField];


export const AgeingCustomerPaginationSortItemField = {
  outstanding: 'outstanding',
  oldestDays: 'oldestDays',
  name: 'name',
} as const;
