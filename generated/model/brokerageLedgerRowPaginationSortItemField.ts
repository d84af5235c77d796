/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type BrokerageLedgerRowPaginationSortItemField = typeof BrokerageLedgerRowPaginationSortItemField[keyof typeof BrokerageLedgerRowPaginationSortItemField];


export const BrokerageLedgerRowPaginationSortItemField = {
  name: 'name',
  day: 'day',
  orders: 'orders',
  sold: 'sold',
  bought: 'bought',
  margin: 'margin',
  percent: 'percent',
} as const;
