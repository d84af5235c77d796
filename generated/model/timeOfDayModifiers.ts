/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { TimeOfDayModifiersTimesOfDayItem } from './timeOfDayModifiersTimesOfDayItem.ts';

/**
 * Windows of the day that cost extra, on the courier's clock.
 */
export interface TimeOfDayModifiers {
  /**
     * All of them.
     * @maxItems 100
     */
  timesOfDay: TimeOfDayModifiersTimesOfDayItem[];
  version?: EditVersion;
}
