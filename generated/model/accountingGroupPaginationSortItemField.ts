/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type AccountingGroupPaginationSortItemField = typeof AccountingGroupPaginationSortItemField[keyof typeof AccountingGroupPaginationSortItemField];


export const AccountingGroupPaginationSortItemField = {
  party: 'party',
  span: 'span',
  orders: 'orders',
  preTax: 'preTax',
  total: 'total',
  pay: 'pay',
} as const;
