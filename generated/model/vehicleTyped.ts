/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { TypedMeasure } from './typedMeasure.ts';

/**
 * Which of its loads was typed in which unit. One that does not say the same as the value beside is dropped.
 * @nullable
 */
export type VehicleTyped = {
  weight?: TypedMeasure;
  volume?: TypedMeasure;
} | null;
