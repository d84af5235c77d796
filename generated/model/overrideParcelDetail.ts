/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { TypedSizes } from './typedSizes.ts';

/**
 * Parcels of one type on an edited order. `parcelId` is the id of the parcel type; measures are of each piece; one that is null is not known.
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
     * @nullable
     */
  weight: number | null;
  /**
     * Metres each.
     * @minimum 0
     * @maximum 1000
     * @nullable
     */
  length: number | null;
  /**
     * Metres each.
     * @minimum 0
     * @maximum 1000
     * @nullable
     */
  width: number | null;
  /**
     * Metres each.
     * @minimum 0
     * @maximum 1000
     * @nullable
     */
  height: number | null;
  typed?: TypedSizes;
}
