/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

export type GetAccountingDataColumnsItem = typeof GetAccountingDataColumnsItem[keyof typeof GetAccountingDataColumnsItem];


export const GetAccountingDataColumnsItem = {
  party: 'party',
  span: 'span',
  orders: 'orders',
  unpriced: 'unpriced',
  parcels: 'parcels',
  weight: 'weight',
  distance: 'distance',
  preTax: 'preTax',
  tax: 'tax',
  total: 'total',
  pay: 'pay',
  billed: 'billed',
  paid: 'paid',
  state: 'state',
  firstDay: 'firstDay',
  lastDay: 'lastDay',
} as const;
