/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { FuelPricesInputPricesItem } from './fuelPricesInputPricesItem.ts';

/**
 * Weekly prices to set.
 */
export interface FuelPricesInput {
  /**
     * Each week of a fuel once.
     * @minItems 1
     * @maxItems 1000
     */
  prices: FuelPricesInputPricesItem[];
}
