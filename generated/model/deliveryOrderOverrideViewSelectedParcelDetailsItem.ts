/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { TypedSizes } from './typedSizes.ts';

/**
 * Parcels of one type; measures of each piece, null where nobody knows one.
 */
export type DeliveryOrderOverrideViewSelectedParcelDetailsItem = {
  id: Id;
  /** The type's name. */
  name: string;
  /**
     * Kilograms.
     * @minimum 0
     * @nullable
     */
  weightKg: number | null;
  /**
     * Metres.
     * @minimum 0
     * @nullable
     */
  lengthM: number | null;
  /**
     * Metres.
     * @minimum 0
     * @nullable
     */
  widthM: number | null;
  /**
     * Metres.
     * @minimum 0
     * @nullable
     */
  heightM: number | null;
  /**
     * How many.
     * @minimum 1
     */
  quantity: number;
  typed?: TypedSizes;
  /**
     * Kilograms in all.
     * @minimum 0
     * @nullable
     */
  totalWeightKg: number | null;
};
