/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * An adjustment that is to be added to a price.
 */
export interface PriceModifierInput {
  /**
     * What it is for.
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /**
     * Cents, at most 100,000.00 either way; negative for a discount.
     * @minimum -10000000
     * @maximum 10000000
     */
  priceCadCents: number;
  /** Yes to a discount of more than 30 %; without it 422 `large_discount` asks. */
  confirmLargeDiscount?: boolean;
}
