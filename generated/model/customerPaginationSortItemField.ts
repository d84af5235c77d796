/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type CustomerPaginationSortItemField = typeof CustomerPaginationSortItemField[keyof typeof CustomerPaginationSortItemField];


export const CustomerPaginationSortItemField = {
  name: 'name',
  connectedAt: 'connectedAt',
} as const;
