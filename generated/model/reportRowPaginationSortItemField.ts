/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type ReportRowPaginationSortItemField = typeof ReportRowPaginationSortItemField[keyof typeof ReportRowPaginationSortItemField];


export const ReportRowPaginationSortItemField = {
  name: 'name',
  orders: 'orders',
  preTax: 'preTax',
  total: 'total',
  pay: 'pay',
  bought: 'bought',
  margin: 'margin',
  onTime: 'onTime',
  day: 'day',
} as const;
