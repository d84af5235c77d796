/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { RangeSet } from './rangeSet.ts';

/**
 * What a service revision charges by volume (cubic metres), the order's total.
 */
export interface VolumeRangeModifiers {
  /** Its bands; null: the service does not price by it. */
  volumeRanges: RangeSet | null;
  version?: EditVersion;
}
