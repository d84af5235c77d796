/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Parcels of one type; measures of each piece.
 */
export type DeliveryOrderOverrideViewSelectedParcelDetailsItem = {
  id: Id;
  /** The type's name. */
  name: string;
  /**
     * Kilograms.
     * @minimum 0
     */
  weightKg: number;
  /**
     * Metres.
     * @minimum 0
     */
  lengthM: number;
  /**
     * Metres.
     * @minimum 0
     */
  widthM: number;
  /**
     * Metres.
     * @minimum 0
     */
  heightM: number;
  /**
     * How many.
     * @minimum 1
     */
  quantity: number;
  /**
     * Kilograms in all.
     * @minimum 0
     */
  totalWeightKg: number;
};
