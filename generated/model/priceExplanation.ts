/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PriceLineExplanation } from './priceLineExplanation.ts';

/**
 * Each line of a price in words. Arithmetic and setting are for the people of the courier alone.
 */
export interface PriceExplanation {
  /** The lines in the order of the price. */
  data: PriceLineExplanation[];
}
