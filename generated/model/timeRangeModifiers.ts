/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { TimeRangeModifiersTimeRangesItem } from './timeRangeModifiersTimeRangesItem.ts';

/**
 * What a short or a long promise costs.
 */
export interface TimeRangeModifiers {
  /**
     * All of them; they do not overlap.
     * @maxItems 100
     */
  timeRanges: TimeRangeModifiersTimeRangesItem[];
  version?: EditVersion;
}
