/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What one side of a brokerage has to be told: `bought_price_changed` on the sold order, `sold_order_edited` on the bought one, `brokerage_answered` on either.
 */
export type BrokerageExceptionCode = typeof BrokerageExceptionCode[keyof typeof BrokerageExceptionCode];


export const BrokerageExceptionCode = {
  bought_price_changed: 'bought_price_changed',
  sold_order_edited: 'sold_order_edited',
  brokerage_answered: 'brokerage_answered',
} as const;
