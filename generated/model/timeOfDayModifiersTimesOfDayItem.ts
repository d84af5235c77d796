/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { RevisionCharge } from './revisionCharge.ts';
import type { TimeOfDayModifiersTimesOfDayItemDaysItem } from './timeOfDayModifiersTimesOfDayItemDaysItem.ts';

/**
 * A window; one without an id is added.
 */
export type TimeOfDayModifiersTimesOfDayItem = {
  id?: Id;
  /**
     * Its name.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * The days on which it starts; a holiday is its own weekday and no other.
     * @maxItems 8
     */
  days: TimeOfDayModifiersTimesOfDayItemDaysItem[];
  /**
     * Seconds from midnight.
     * @minimum 0
     * @maximum 86399
     */
  from: number;
  /**
     * Seconds from midnight; past 86,400 it covers the next morning.
     * @minimum 0
     * @maximum 172800
     */
  to: number;
  charge: RevisionCharge;
  /** Of the windows that do not stack only the highest counts. */
  stacks: boolean;
};
