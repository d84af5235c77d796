/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Whether an order was billed, at the price that it has now.
 */
export type RevenueState = typeof RevenueState[keyof typeof RevenueState];


export const RevenueState = {
  unbilled: 'unbilled',
  exported: 'exported',
  changed: 'changed',
  notBillable: 'notBillable',
} as const;
