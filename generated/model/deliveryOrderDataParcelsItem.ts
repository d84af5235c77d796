/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Parcels of one type; measures of each piece.
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
};
