/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CentsSum } from './centsSum.ts';
import type { Id } from './id.ts';

/**
 * What a driver earns by the hour and the kilometre, and what the middle one of all drivers does.
 */
export interface DriverFairness {
  id: Id;
  /**
     * First and last name.
     * @maxLength 300
     */
  name: string;
  /**
     * Orders that they drove.
     * @minimum 0
     */
  orders: number;
  /**
     * Of those without a rate or a price: they count in nothing else.
     * @minimum 0
     */
  withoutPay: number;
  payCadCents: CentsSum;
  /**
     * On the way with orders, each minute once.
     * @minimum 0
     */
  minutes: number;
  /**
     * Metres of their orders.
     * @minimum 0
     */
  distanceM: number;
  /**
     * Pay by the hour, of the orders whose time is known; null: of none it is.
     * @nullable
     */
  perHourCadCents: number | null;
  /**
     * Pay by the kilometre; null: they have none.
     * @nullable
     */
  perKilometreCadCents: number | null;
  /**
     * Of all drivers on these days.
     * @nullable
     */
  medianPerHourCadCents: number | null;
  /**
     * Of all drivers on these days.
     * @nullable
     */
  medianPerKilometreCadCents: number | null;
}
