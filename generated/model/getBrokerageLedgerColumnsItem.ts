/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

export type GetBrokerageLedgerColumnsItem = typeof GetBrokerageLedgerColumnsItem[keyof typeof GetBrokerageLedgerColumnsItem];


export const GetBrokerageLedgerColumnsItem = {
  name: 'name',
  partner: 'partner',
  customer: 'customer',
  lane: 'lane',
  day: 'day',
  firstDay: 'firstDay',
  lastDay: 'lastDay',
  orders: 'orders',
  sold: 'sold',
  bought: 'bought',
  margin: 'margin',
  percent: 'percent',
  missing: 'missing',
  difference: 'difference',
  soldInvoices: 'soldInvoices',
  boughtOrder: 'boughtOrder',
  boughtInvoices: 'boughtInvoices',
} as const;
