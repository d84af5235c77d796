/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * An amount that a person added to a price or a pay; it applies before taxes.
 */
export interface PriceAdjustment {
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
}
