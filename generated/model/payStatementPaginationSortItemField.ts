/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type PayStatementPaginationSortItemField = typeof PayStatementPaginationSortItemField[keyof typeof PayStatementPaginationSortItemField];


export const PayStatementPaginationSortItemField = {
  number: 'number',
  driver: 'driver',
  total: 'total',
} as const;
