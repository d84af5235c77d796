/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Parcels of one type on an edited order. `parcelId` is the id of the parcel type; measures are of each piece.
 */
export interface OverrideParcelDetail {
  parcelId: Id;
  /**
     * How many.
     * @minimum 1
     * @maximum 10000
     */
  quantity: number;
  /**
     * Kilograms each.
     * @minimum 0
     * @maximum 100000
     */
  weight: number;
  /**
     * Metres each.
     * @minimum 0
     * @maximum 1000
     */
  length: number;
  /**
     * Metres each.
     * @minimum 0
     * @maximum 1000
     */
  width: number;
  /**
     * Metres each.
     * @minimum 0
     * @maximum 1000
     */
  height: number;
}
