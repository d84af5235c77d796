/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AccountingSumsStates } from './accountingSumsStates.ts';
import type { CentsSum } from './centsSum.ts';

/**
 * What orders come to together. Cents are those of the orders that have a price.
 */
export interface AccountingSums {
  /**
     * How many.
     * @minimum 0
     */
  orders: number;
  /**
     * How many of them have no price.
     * @minimum 0
     */
  unpriced: number;
  /**
     * Pieces.
     * @minimum 0
     */
  parcels: number;
  /**
     * Kilograms; what is not known counts nothing.
     * @minimum 0
     */
  weightKg: number;
  /**
     * Metres.
     * @minimum 0
     */
  distanceM: number;
  preTaxCadCents: CentsSum;
  taxCadCents: CentsSum;
  totalCadCents: CentsSum;
  payCadCents: CentsSum;
  /**
     * How many have a driver without a rate.
     * @minimum 0
     */
  withoutPay: number;
  billedCadCents: CentsSum;
  paidCadCents: CentsSum;
  /** How many are in each revenue state. */
  states: AccountingSumsStates;
}
