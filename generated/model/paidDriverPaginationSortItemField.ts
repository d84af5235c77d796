/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type PaidDriverPaginationSortItemField = typeof PaidDriverPaginationSortItemField[keyof typeof PaidDriverPaginationSortItemField];


export const PaidDriverPaginationSortItemField = {
  name: 'name',
  pay: 'pay',
  orders: 'orders',
} as const;
