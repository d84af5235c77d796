/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PriceAdjustment } from './priceAdjustment.ts';

/**
 * A change of a price that is to be shown without being made.
 */
export interface PricingOverridePreview {
  /**
     * The adjustments, without Wait Time; a negative price is a discount.
     * @maxItems 50
     */
  items: PriceAdjustment[];
  /**
     * What waiting costs, in cents. What the stamps come to by themselves leaves it following them.
     * @minimum 0
     * @maximum 100000000
     */
  waitTimePriceCadCents: number;
  /**
     * The typed price in cents: of an order whose service is priced by hand (null while it is pending), or whose price is missing (null gives it the price of its service again). Left out, it stays as it is; for any other order it is refused.
     * @minimum 0
     * @maximum 1000000000
     * @nullable
     */
  manualPriceCadCents?: number | null;
}
