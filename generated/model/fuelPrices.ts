/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { FuelPrice } from './fuelPrice.ts';

/**
 * Weekly fuel prices.
 */
export interface FuelPrices {
  /** The newest first. */
  data: FuelPrice[];
}
