/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { TypedMeasureUnit } from './typedMeasureUnit.ts';

/**
 * A measure as somebody typed it, beside its value in base units.
 */
export interface TypedMeasure {
  /**
     * How many of the unit.
     * @minimum 0
     * @maximum 1000000000000
     */
  number: number;
  /** The unit. */
  unit: TypedMeasureUnit;
}
