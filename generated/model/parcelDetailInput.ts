/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { TypedSizes } from './typedSizes.ts';

/**
 * How many parcels of a type.
 */
export interface ParcelDetailInput {
  parcelTypeId: Id;
  /**
     * How many.
     * @minimum 1
     * @maximum 10000
     */
  quantity: number;
  /**
     * Kilograms each; not known when left out.
     * @minimum 0
     * @maximum 100000
     */
  weightKg?: number;
  typed?: TypedSizes;
}
