/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { FuelTableRowsItem } from './fuelTableRowsItem.ts';
import type { FuelType } from './fuelType.ts';

/**
 * The percentages of a fuel from a day on, until a later table of the same fuel.
 */
export interface FuelTable {
  fuelType: FuelType;
  /**
     * Its first day, by the courier's calendar.
     * @maxLength 10
     */
  effectiveFrom: string;
  /**
     * A row holds a price from `priceFrom` to below `priceTo`.
     * @minItems 1
     * @maxItems 500
     */
  rows: FuelTableRowsItem[];
}
