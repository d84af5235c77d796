/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { TypedMeasure } from './typedMeasure.ts';

/**
 * Which of its measures was typed in which unit. One that does not say the same as the measure is dropped.
 */
export type RangeBandTyped = {
  from?: TypedMeasure;
  to?: TypedMeasure;
  step?: TypedMeasure;
};
