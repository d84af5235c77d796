/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { RangeSet } from './rangeSet.ts';

/**
 * What a service revision charges by weight (kilograms), the order's total.
 */
export interface WeightRangeModifiers {
  /** Its bands; null: the service does not price by it. */
  weightRanges: RangeSet | null;
  version?: EditVersion;
}
