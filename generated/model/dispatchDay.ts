/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DayHours } from './dayHours.ts';

/**
 * The dispatch hours of one weekday.
 */
export interface DispatchDay {
  hours: DayHours;
}
