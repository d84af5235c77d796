/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { TypedSizes } from './typedSizes.ts';

/**
 * Parcels of one type; measures of each piece, null where nobody knows one.
 */
export type DeliveryOrderDataParcelsItem = {
  /**
     * Their type.
     * @minimum 1
     * @nullable
     */
  parcelTypeId: number | null;
  /** The name of their type. */
  name: string;
  /**
     * Pieces.
     * @minimum 1
     */
  quantity: number;
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
  typed?: TypedSizes;
};
