/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ConfirmLargeDiscountParameter } from './confirmLargeDiscountParameter.ts';

export type RemoveDeliveryOrderPriceModifierParams = {
/**
 * Yes to discounts of more than 30 %; without it 422 `large_discount` asks.
 */
confirmLargeDiscount?: ConfirmLargeDiscountParameter;
};
