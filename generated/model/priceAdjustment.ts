/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Cents } from './cents.ts';

/**
 * An amount that a person added to a price or a pay; it applies before taxes.
 */
export interface PriceAdjustment {
  /**
     * What it is for.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  priceCadCents: Cents;
}
