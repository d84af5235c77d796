/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DayHours } from './dayHours.ts';

/**
 * One weekday of the operating hours; open all day when it has no hours.
 */
export interface OperatingDay {
  /** Closed the whole day. */
  closed: boolean;
  hours?: DayHours;
}
