/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Yes to discounts of more than 30 %; without it 422 `large_discount` asks.
 */
export type ConfirmLargeDiscountParameter = boolean;
