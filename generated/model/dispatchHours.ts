/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DispatchDay } from './dispatchDay.ts';

/**
 * When a courier dispatches, by weekday; a day without an entry is open all day.
 */
export interface DispatchHours {
  monday?: DispatchDay;
  tuesday?: DispatchDay;
  wednesday?: DispatchDay;
  thursday?: DispatchDay;
  friday?: DispatchDay;
  saturday?: DispatchDay;
  sunday?: DispatchDay;
}
