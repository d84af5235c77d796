/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { RangeSet } from './rangeSet.ts';

/**
 * What a service revision charges by distance (metres).
 */
export interface DistanceRangeModifiers {
  /** Its bands; null: the service does not price by it. */
  distanceRanges: RangeSet | null;
  version?: EditVersion;
}
