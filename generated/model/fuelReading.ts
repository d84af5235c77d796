/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { FuelPrice } from './fuelPrice.ts';
import type { FuelReadingRow } from './fuelReadingRow.ts';
import type { FuelReadingWithin } from './fuelReadingWithin.ts';

/**
 * A surcharge with its arithmetic (docs/rules/fuel-and-tax.md, "Fuel surcharge").
 */
export interface FuelReading {
  /** The surcharge. */
  percent: number;
  /** Its first day. */
  from: string;
  /** Its last day. */
  until: string;
  /** The month whose mean counts. */
  month: string;
  /** The month whose prices were used, earlier where that has none. */
  pricesOf: string;
  /** They, the oldest first. */
  prices: FuelPrice[];
  /** Their mean, 4 decimals. */
  dollarsPerLitre: number;
  /** The row of the table; null below it. */
  row: FuelReadingRow;
  /** Above: past the last row, which goes on. */
  within: FuelReadingWithin;
  /**
     * What it adds to the median order; null without orders.
     * @nullable
     */
  addsToMedianCadCents: number | null;
  /** False while its month runs and the percentage may change. */
  isFinal: boolean;
}
