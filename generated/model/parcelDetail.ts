/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Parcels of one type on an order; null is a measure that nobody knows.
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
     * @nullable
     */
  lengthM: number | null;
  /**
     * Metres each.
     * @minimum 0
     * @nullable
     */
  widthM: number | null;
  /**
     * Metres each.
     * @minimum 0
     * @nullable
     */
  heightM: number | null;
  /**
     * Kilograms each.
     * @minimum 0
     * @nullable
     */
  weightKg: number | null;
}
