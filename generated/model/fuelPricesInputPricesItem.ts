/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { FuelType } from './fuelType.ts';

/**
 * A week.
 */
export type FuelPricesInputPricesItem = {
  fuelType: FuelType;
  /**
     * A day of the week.
     * @maxLength 10
     */
  date: string;
  /**
     * Dollars a litre, above 0 and below 10, 4 decimals at most; null takes the week away.
     * @minimum 0
     * @maximum 100000
     * @nullable
     */
  dollarsPerLitre: number | null;
};
