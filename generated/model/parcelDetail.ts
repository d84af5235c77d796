/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Parcels of one type on an order.
 */
export interface ParcelDetail {
  id: Id;
  /** The type's name. */
  name: string;
  /**
     * How many.
     * @minimum 1
     */
  quantity: number;
  /**
     * Metres each.
     * @minimum 0
     */
  lengthM: number;
  /**
     * Metres each.
     * @minimum 0
     */
  widthM: number;
  /**
     * Metres each.
     * @minimum 0
     */
  heightM: number;
  /**
     * Kilograms each.
     * @minimum 0
     */
  weightKg: number;
}
