/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type BillingCustomerPaginationSortItemField = typeof BillingCustomerPaginationSortItemField[keyof typeof BillingCustomerPaginationSortItemField];


export const BillingCustomerPaginationSortItemField = {
  name: 'name',
  total: 'total',
  orders: 'orders',
  firstDay: 'firstDay',
} as const;
