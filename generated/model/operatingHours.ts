/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OperatingDay } from './operatingDay.ts';

/**
 * When a location is open, by weekday.
 */
export interface OperatingHours {
  monday?: OperatingDay;
  tuesday?: OperatingDay;
  wednesday?: OperatingDay;
  thursday?: OperatingDay;
  friday?: OperatingDay;
  saturday?: OperatingDay;
  sunday?: OperatingDay;
}
