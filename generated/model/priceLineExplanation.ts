/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Cents } from './cents.ts';
import type { PriceSetting } from './priceSetting.ts';

/**
 * A line of a price in words. Arithmetic and setting are for the people of the courier alone.
 */
export interface PriceLineExplanation {
  /** The line within its price. */
  key: string;
  /** What it is called. */
  name: string;
  priceCadCents: Cents;
  /** Rule and input; without the internals for everybody else. */
  words: string;
  /**
     * How the amount came to be.
     * @nullable
     */
  arithmetic?: string | null;
  /** Where it was set; null for what no setting made. */
  setting?: PriceSetting | null;
}
