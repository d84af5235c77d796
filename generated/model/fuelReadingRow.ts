/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The row of the table; null below it.
 */
export type FuelReadingRow = {
  /** Dollars a litre. */
  priceFrom: number;
  /** Dollars a litre. */
  priceTo: number;
} | null;
