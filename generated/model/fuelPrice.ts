/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { FuelType } from './fuelType.ts';

/**
 * What a litre cost in the week of a day. It belongs to the month of that day.
 */
export interface FuelPrice {
  fuelType: FuelType;
  /**
     * The day.
     * @maxLength 10
     */
  date: string;
  /** Dollars a litre, 4 decimals at most. */
  dollarsPerLitre: number;
}
