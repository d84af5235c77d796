/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { PriceAdjustment } from './priceAdjustment.ts';

/**
 * The adjustments of a price, and what waiting costs.
 */
export interface PricingOverride {
  version: EditVersion;
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
  /** Yes to a discount of more than 30 %; without it 422 `large_discount` asks. */
  confirmLargeDiscount?: boolean;
}
