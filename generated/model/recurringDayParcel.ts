/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { TypedSizes } from './typedSizes.ts';

/**
 * How many parcels of a type are carried on a single day.
 */
export interface RecurringDayParcel {
  parcelTypeId: Id;
  /**
     * What the type is called: each revision of a service numbers its own, and by its name it is found again.
     * @maxLength 200
     */
  name: string;
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
