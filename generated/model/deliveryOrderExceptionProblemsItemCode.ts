/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A price that nobody typed, or that lacks a band, zone, option or rate; one that changed after its export; what another courier wants accepted or answered.
 */
export type DeliveryOrderExceptionProblemsItemCode = typeof DeliveryOrderExceptionProblemsItemCode[keyof typeof DeliveryOrderExceptionProblemsItemCode];


export const DeliveryOrderExceptionProblemsItemCode = {
  price_pending: 'price_pending',
  price_missing: 'price_missing',
  price_changed_after_export: 'price_changed_after_export',
  bought_price_changed: 'bought_price_changed',
  sold_order_edited: 'sold_order_edited',
  brokerage_answered: 'brokerage_answered',
} as const;
