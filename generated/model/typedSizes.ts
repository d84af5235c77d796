/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { TypedMeasure } from './typedMeasure.ts';

/**
 * Which measures of a parcel, or of the largest parcel of a type, were typed in which unit. One that does not say the same as the value beside is dropped.
 */
export interface TypedSizes {
  weight?: TypedMeasure;
  length?: TypedMeasure;
  width?: TypedMeasure;
  height?: TypedMeasure;
}
